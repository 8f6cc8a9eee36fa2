// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.lossless;

/**
 * How packets go round what has failed.
 *
 * @since 1.0
 */
public enum Detours {
    /** Up and then down: every switch knows of the failures. */
    VALLEY_FREE("valley-free"),
    /** Locally: a switch that cannot send down as usual sends down elsewhere, and the packet climbs again. */
    BOUNCE("bounce"),
    /** Also over third groups of a dragonfly, as adaptive routing does. */
    NON_MINIMAL("non-minimal");

    private final String id;

    Detours(String id) {
        this.id = id;
    }

    /** The word of the command line and of JSON. */
    public String id() {
        return id;
    }
}
