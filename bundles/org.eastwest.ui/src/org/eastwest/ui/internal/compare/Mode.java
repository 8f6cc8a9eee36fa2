// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.compare;

/** What stands side by side. */
enum Mode {
    SCENARIOS("Scenarios"), TRANSPORTS("Transports"), DESIGNS("Open designs");

    private final String label;

    Mode(String label) {
        this.label = label;
    }

    String label() {
        return label;
    }
}
