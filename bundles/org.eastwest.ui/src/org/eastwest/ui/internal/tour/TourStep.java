// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.tour;

/** The steps of the guided tour, in their order. */
enum TourStep {
    OPEN("Open the example", "1,024 GPUs on Ethernet that train Llama 3 405B. The tree holds the elements of the "
            + "design, the form the values of the selected one; grey values are those that engines take where nothing "
            + "is given.",
            "Open the Example"),
    ANALYSE("Run the analysis", "All engines look at the design as it is, saved or not. F9 does the same.",
            "Run Analysis"),
    RESULTS("Read the bottleneck", "The largest number is the time of a step, with the band it is expected in. The bar "
            + "below splits it: what is not compute is exposed communication, the bubble or the optimizer. A click on "
            + "a number shows how it comes about, down to catalog rows and papers.", "Show Results"),
    FABRIC("See the fabric", "Diagrams show servers, rails, leaves and spines with their links. F6 offers them all.",
            "Open a Diagram"),
    TRANSPORT("Change the transport", "Give the compute fabric RoCEv2 without PFC (HPCC with INT) in place of DCQCN. "
            + "The change can be undone with Ctrl+Z; results that no longer hold are marked.", "Change It"),
    COMPARE("Compare transports", "The same job over each transport, with parts that carry it, side by side.",
            "Show the Comparison"),
    PLANS("Find a better plan", "A search tries every way to split the job over the GPUs and keeps those that are both "
            + "fast and fit into memory.", "Show the Plan Explorer"),
    REPORT("Write a report", "One page for a browser, or a PDF, with every number's derivation.", "Export a Report");

    private final String title;
    private final String text;
    private final String button;

    TourStep(String title, String text, String button) {
        this.title = title;
        this.text = text;
        this.button = button;
    }

    String title() {
        return title;
    }

    String text() {
        return text;
    }

    /** Label of the button that does the step. */
    String button() {
        return button;
    }
}
