// SPDX-License-Identifier: EPL-2.0
package org.eastwest.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CancellationException;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.exchange.DesignImporter;
import org.eastwest.spi.exchange.ImportException;
import org.eastwest.spi.exchange.ImportRequest;
import org.eastwest.spi.exchange.ImportedDesign;
import org.junit.jupiter.api.Test;

/**
 * What holds for every importer of text files, tried on a file that it takes. It is declared in
 * {@code OSGI-INF/ID.xml}, where ID is its id.
 *
 * @since 1.0
 */
public abstract class ImporterContract {
    private final String bundle;
    private final DesignImporter importer;
    private final String text;

    /**
     * @param bundle   symbolic name of the bundle
     * @param importer the importer
     * @param text     of a file that it takes
     */
    protected ImporterContract(String bundle, DesignImporter importer, String text) {
        this.bundle = bundle;
        this.importer = importer;
        this.text = text;
    }

    /** What the importer makes of a text. */
    protected final ImportedDesign read(String content) throws ImportException, IOException {
        return importer.read(request(content.getBytes(StandardCharsets.UTF_8), Progress.NONE));
    }

    private ImportRequest request(byte[] content, Progress progress) {
        return new ImportRequest(fileName(), () -> new ByteArrayInputStream(content), false, progress);
    }

    private String fileName() {
        return "file." + importer.extensions().get(0);
    }

    @Test
    void itSaysWhoItIs() {
        assertTrue(importer.id().matches("[a-z][a-z0-9]*(-[a-z0-9]+)*"), "id " + importer.id());
        assertFalse(importer.name().isBlank() || importer.description().isBlank(), "name and description");
        assertFalse(importer.extensions().isEmpty(), "extensions");
        importer.extensions().forEach(e -> assertTrue(e.matches("[a-z0-9]+([.-][a-z0-9]+)*"), "extension " + e));
    }

    @Test
    void itRecognizesItsFileAndNoOther() {
        assertTrue(importer.recognizes(fileName(), text));
        assertFalse(importer.recognizes("letter.doc", "Dear Sir or Madam,"));
    }

    @Test
    void theSameContentGivesTheSameDesign() throws Exception {
        assertEquals(read(text), read(text));
    }

    @Test
    void theUserReadsWhatBecameOfTheFile() throws Exception {
        assertNotEquals(0, read(text).notes().size());
    }

    @Test
    void whatIsNoTextIsRefusedWithARemedy() {
        ImportException refused = assertThrows(ImportException.class,
                () -> importer.read(request(new byte[] {(byte) 0xC3, (byte) 0x28, 0, 1, 2}, Progress.NONE)));
        assertFalse(refused.remedy().isBlank());
    }

    @Test
    void anEmptyFileIsRefusedWithARemedy() {
        assertFalse(assertThrows(ImportException.class, () -> read("")).remedy().isBlank());
    }

    @Test
    void itEndsWhenItIsCancelled() {
        assertThrows(CancellationException.class, () -> importer.read(
                request(text.getBytes(StandardCharsets.UTF_8), new CancelledProgress())));
    }

    @Test
    void aServiceDescriptionRegistersIt() throws Exception {
        ServiceDescription services = new ServiceDescription(getClass(), bundle);
        String file = "OSGI-INF/" + importer.id() + ".xml";
        Object made = services.declared(file, DesignImporter.class, importer.id());

        assertEquals(importer.id(), ((DesignImporter) made).id());
        services.names(file);
    }
}
