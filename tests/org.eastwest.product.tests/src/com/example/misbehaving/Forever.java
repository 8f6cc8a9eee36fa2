// SPDX-License-Identifier: EPL-2.0
package com.example.misbehaving;

import java.util.concurrent.CountDownLatch;

/** Waits for what never comes, and does not care for interrupts. */
final class Forever {
    private Forever() {
    }

    static void hang() {
        CountDownLatch never = new CountDownLatch(1);
        while (never.getCount() > 0) {
            try {
                never.await();
            } catch (InterruptedException ignored) {
                // That is what is wrong with it.
                continue;
            }
        }
    }

    /** Uses up the stack. */
    static int overflow(int depth) {
        return overflow(depth + 1) + 1;
    }

    /** Asks for more memory than there is. */
    static int exhaust() {
        long[][] all = new long[64][];
        int sum = 0;
        for (int i = 0; i < all.length; i++) {
            all[i] = new long[Integer.MAX_VALUE - 8];
            sum += all[i].length;
        }
        return sum;
    }
}
