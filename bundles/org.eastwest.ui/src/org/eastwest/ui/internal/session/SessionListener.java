// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.session;

/** Hears what happens to an open design; always called on the UI thread. */
public interface SessionListener {
    /** An element has changed. */
    default void designChanged() {
    }

    /**
     * What is unsaved, or what can be undone, may have changed. Follows every {@link #designChanged}; comes alone where
     * the elements are as they were: when the design was saved, or a step changed what is kept beside it.
     */
    default void stateChanged() {
    }

    /** The design was checked anew: {@link DesignSession#check()} has changed. */
    default void checked() {
    }

    /** The file was read again: there is another design, or none. */
    default void reloaded() {
    }

    /** The design is kept in another file from now on; its content is the same. */
    default void relocated() {
    }

    /** The file is gone, and nothing is lost by closing whatever shows the design. */
    default void removed() {
    }

    /** Whether a user is typing what is not in the design yet. */
    default boolean typing() {
        return false;
    }

    /** Puts what is typed into the design. */
    default void commitTyping() {
    }
}
