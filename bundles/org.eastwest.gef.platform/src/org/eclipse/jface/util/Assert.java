// SPDX-License-Identifier: EPL-2.0
package org.eclipse.jface.util;

/** Checks that GEF 3.2 calls by this name; JFace had them until 3.4, the platform has them elsewhere now. */
public final class Assert {

    private Assert() {
    }

    /** @throws IllegalArgumentException when it is not so */
    public static boolean isLegal(boolean expression) {
        return isLegal(expression, "");
    }

    /** @throws IllegalArgumentException when it is not so */
    public static boolean isLegal(boolean expression, String message) {
        if (!expression) {
            throw new IllegalArgumentException("An argument is wrong: " + message);
        }
        return true;
    }

    /** @throws IllegalStateException when it is null */
    public static void isNotNull(Object object) {
        isNotNull(object, "");
    }

    /** @throws IllegalStateException when it is null */
    public static void isNotNull(Object object, String message) {
        isTrue(object != null, message.isEmpty() ? "something is null" : message);
    }

    /** @throws IllegalStateException when it is not so */
    public static boolean isTrue(boolean expression) {
        return isTrue(expression, "");
    }

    /** @throws IllegalStateException when it is not so */
    public static boolean isTrue(boolean expression, String message) {
        if (!expression) {
            throw new IllegalStateException("An assertion failed: " + message);
        }
        return true;
    }
}
