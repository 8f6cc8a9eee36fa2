// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.catalog;

/** The tables that the catalog view shows. */
enum CatalogKind {
    GPUS("GPUs", "gpus"), SERVERS("Servers", "servers"), NICS("NICs", "nics"), SWITCHES("Switches", "switches"),
    CABLES("Cables and transceivers", "links"), MODELS("Models", "models"), TRANSPORTS("Transports", "transports"),
    PRICES("Prices", "prices"), ASSUMPTIONS("Assumptions of operation", "assumptions");

    private final String title;
    private final String table;

    CatalogKind(String title, String table) {
        this.title = title;
        this.table = table;
    }

    String title() {
        return title;
    }

    /** Whether elements of a design name its rows. */
    boolean chosen() {
        return this != PRICES && this != ASSUMPTIONS;
    }

    /** The name that features of a design call it by. */
    String table() {
        return table;
    }
}
