// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RecordingTraceTest {
    private final RecordingTrace trace = new RecordingTrace();

    /** A formula as engines write it: the same code with and without recording. */
    private static double transferSeconds(double bytes, double bandwidth, Source bandwidthSource, Trace trace) {
        trace.input("S", "message size", bytes, Unit.BYTE, Source.design("job.a.bytes"));
        trace.input("B", "bandwidth per direction", bandwidth, Unit.BYTE_PER_SECOND, bandwidthSource);
        return trace.derived("t", "transfer time", bytes / bandwidth, Unit.SECOND, "S / B",
                Source.literature("definition"), "S", "B");
    }

    @Test
    void recordingChangesNoNumber() {
        Source source = Source.catalog("nics/cx7");
        assertEquals(transferSeconds(1e9, 50e9, source, Trace.NONE), transferSeconds(1e9, 50e9, source, trace));
    }

    @Test
    void aDerivationLeadsFromTheResultToItsSources() {
        transferSeconds(1e9, 50e9, Source.catalog("nics/cx7"), trace);

        Derivation time = trace.get("t");
        assertEquals(0.02, time.value());
        assertEquals("S / B", time.formula());
        assertEquals("catalog", time.inputs().get(1).source().kind().name().toLowerCase());
        assertTrue(time.inputs().get(0).isLeaf());
        assertFalse(time.restsOnClaim());
    }

    @Test
    void aValueThatRestsOnAVendorsClaimSaysSo() {
        transferSeconds(1e9, 47.5e9, Source.claim("a vendor's 95 %"), trace);

        assertTrue(trace.get("t").restsOnClaim());
        assertTrue(Metric.of("transfer_s", "a", trace.get("t")).claim());
    }

    @Test
    void aFormulaOverAnUnknownInputIsRefusedWithTheKnownOnes() {
        trace.input("S", "message size", 1, Unit.BYTE, Source.assumption("test"));

        var fault = assertThrows(IllegalArgumentException.class, () -> trace.derived("t", "time", 1, Unit.SECOND,
                "S / B", Source.assumption("test"), "S", "B"));
        assertTrue(fault.getMessage().contains("'B'") && fault.getMessage().contains("[S]"), fault.getMessage());
    }

    @Test
    void aDerivationMadeElsewhereCanBeAnInput() {
        RecordingTrace other = new RecordingTrace();
        transferSeconds(1e9, 50e9, Source.assumption("test"), other);
        trace.include(other.get("t"));
        trace.derived("twice", "there and back", 0.04, Unit.SECOND, "2 t", Source.assumption("test"), "t");

        assertSame(other.get("t"), trace.get("twice").inputs().get(0));
    }
}
