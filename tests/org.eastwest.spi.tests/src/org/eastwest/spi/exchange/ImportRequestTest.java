// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.exchange.ImportedDesign.Link;
import org.eastwest.spi.exchange.ImportedDesign.ServerGroup;
import org.junit.jupiter.api.Test;

class ImportRequestTest {
    private static ImportRequest of(byte[] content, Progress progress) {
        return new ImportRequest("file.txt", () -> new ByteArrayInputStream(content), false, progress);
    }

    private static ImportRequest of(String text) {
        return of(text.getBytes(StandardCharsets.UTF_8), Progress.NONE);
    }

    @Test
    void textIsTheSameWithAnyLineEndAndAByteOrderMark() throws Exception {
        assertEquals("eins\nzwei\nd\u0131\u015F\n", of("\uFEFFeins\r\nzwei\rd\u0131\u015F\n").text());
        assertEquals("", of("").text());
    }

    @Test
    void bytesThatAreNoTextAreRefusedWithTheRemedy() {
        ImportException refused = assertThrows(ImportException.class,
                () -> of(new byte[] {'a', (byte) 0xFF, (byte) 0xFE}, Progress.NONE).text());
        assertEquals("The file is no UTF-8 text", refused.getMessage());
        assertEquals(0, refused.line());
        assertTrue(refused.remedy().contains("UTF-8"), refused.remedy());
    }

    @Test
    void aFileBeyondTheLimitIsRefusedBeforeItFillsTheMemory() {
        InputStream endless = new InputStream() {
            private long given;

            @Override
            public int read() {
                given++;
                return 'x';
            }

            @Override
            public int read(byte[] target, int from, int length) {
                assertTrue(given <= 3 << 20, "read on after " + given + " bytes");
                given += length;
                return length;
            }
        };
        ImportRequest request = new ImportRequest("endless", () -> endless, false, Progress.NONE);
        assertTrue(assertThrows(ImportException.class, () -> request.text(2 << 20)).getMessage()
                .contains("2 MiB"));
    }

    @Test
    void readingEndsWhenTheUserCancels() {
        Progress cancelled = new Progress() {
            @Override
            public void report(double fraction, String what) {
            }

            @Override
            public boolean cancelled() {
                return true;
            }
        };
        assertThrows(CancellationException.class, of(new byte[] {'a'}, cancelled)::text);
    }

    @Test
    void partsThatMakeNoSenseAreRefusedWhereTheyAreMade() {
        assertThrows(IllegalArgumentException.class, () -> new ServerGroup("servers", "", "dgx-h100", 0));
        assertThrows(IllegalArgumentException.class, () -> new Link("a", "b", 0, 1));
        assertThrows(IllegalArgumentException.class, () -> new Link("a", "b", 1, Double.NaN));
        assertThrows(IllegalArgumentException.class, () -> new Link("a", "b", 1, Double.POSITIVE_INFINITY));
    }

    @Test
    void aDesignDoesNotChangeWithTheListsItWasMadeOf() {
        List<ImportedDesign.Fabric> fabrics = new java.util.ArrayList<>();
        ImportedDesign design = new ImportedDesign("", "", List.of(), fabrics, List.of(
                new ImportedDesign.Job("job", "", ImportedDesign.JobKind.TRAINING, Optional.empty())), List.of(),
                List.of());
        fabrics.add(new ImportedDesign.Fabric("compute", "", FabricRole.COMPUTE, "", List.of(), List.of()));
        assertTrue(design.fabrics().isEmpty());
        assertFalse(design.jobs().isEmpty());
    }
}
