// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.eastwest.spi.analysis.Finding;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever stands in a file, the catalog loads and says what is wrong. The seeds are fixed. */
class MutatedFilesTest {
    private static final int MUTATIONS = 40;
    private static final byte[] NASTY = "\"\"\n\r,;#\0-eE+.09\u00ff NaN".getBytes(StandardCharsets.ISO_8859_1);

    @ParameterizedTest(name = "{0}.csv, mutated")
    @ValueSource(strings = {"gpus", "nics", "switches", "servers", "cables", "models", "families", "management",
        "stacks", "traps"})
    void neverAnException(String table) throws IOException {
        String file = table + ".csv";
        byte[] shipped = shipped(file);
        int complained = 0;
        for (int seed = 0; seed < MUTATIONS; seed++) {
            Catalog catalog = CatalogFiles.of(file, mutate(shipped, new SplittableRandom(seed))).load();
            catalog.findings().forEach(MutatedFilesTest::assertUseful);
            complained += catalog.findings().isEmpty() ? 0 : 1;
            assertFalse(catalog.gpus().all().isEmpty());
        }
        assertTrue(complained > MUTATIONS / 4, "only " + complained + " mutations were noticed");
    }

    private static void assertUseful(Finding finding) {
        assertTrue(finding.code().matches("EW-CATALOG-[0-9]{3}"), finding.code());
        assertTrue(finding.message().contains(".csv"), finding.message());
        assertFalse(finding.remedy().isBlank(), finding.message());
        assertNotNull(finding.element());
    }

    /** Flips, inserts, removes, repeats or cuts off a few bytes. */
    private static byte[] mutate(byte[] original, SplittableRandom random) {
        byte[] bytes = original.clone();
        for (int i = 1 + random.nextInt(6); i > 0; i--) {
            int at = random.nextInt(bytes.length);
            byte nasty = NASTY[random.nextInt(NASTY.length)];
            switch (random.nextInt(5)) {
                case 0 -> bytes[at] = (byte) random.nextInt(256);
                case 1 -> bytes[at] = nasty;
                case 2 -> bytes = splice(bytes, at, at, new byte[] {nasty, nasty});
                case 3 -> bytes = splice(bytes, at, Math.min(bytes.length, at + 1 + random.nextInt(40)), new byte[0]);
                default -> bytes = splice(bytes, at, at, Arrays.copyOf(bytes, Math.min(at, 200)));
            }
        }
        return random.nextInt(10) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes;
    }

    private static byte[] splice(byte[] bytes, int from, int to, byte[] replacement) {
        byte[] result = new byte[bytes.length - (to - from) + replacement.length];
        System.arraycopy(bytes, 0, result, 0, from);
        System.arraycopy(replacement, 0, result, from, replacement.length);
        System.arraycopy(bytes, to, result, from + replacement.length, bytes.length - to);
        return result;
    }

    private static byte[] shipped(String file) throws IOException {
        try (InputStream in = CatalogLoader.class.getClassLoader().getResourceAsStream("data/" + file)) {
            return in.readAllBytes();
        }
    }
}
