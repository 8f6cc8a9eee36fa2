// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.common.util.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

import org.eastwest.model.Designs;
import org.eastwest.model.internal.file.MigrationStep;
import org.eastwest.model.internal.file.Migrations;
import org.eastwest.model.validation.Problem;
import org.eastwest.model.validation.Severity;

class MigrationTest {
    /** Version 0 of this test: the number of servers was called amount. */
    private static final MigrationStep AMOUNT_TO_COUNT = new MigrationStep() {
        @Override
        public int from() {
            return 0;
        }

        @Override
        public void migrate(Document document) {
            NodeList groups = document.getElementsByTagName("serverGroups");
            for (int i = 0; i < groups.getLength(); i++) {
                Element group = (Element) groups.item(i);
                group.setAttribute("count", group.getAttribute("amount"));
                group.removeAttribute("amount");
            }
        }
    };

    @TempDir
    private Path folder;

    private DesignResource resource(String text, MigrationStep... steps) throws IOException {
        Path file = Files.writeString(folder.resolve("old.eastwest"), text);
        return new DesignResource(URI.createFileURI(file.toString()), new Migrations(List.of(steps)));
    }

    private String old() {
        return Designs.text(Designs.sound(), folder).replace("design/1", "design/0").replace("count=", "amount=");
    }

    @Test
    void anOlderFileIsMigratedAndSavedInThePresentVersion() throws IOException {
        DesignResource resource = resource(old(), AMOUNT_TO_COUNT);
        resource.load(Map.of());
        assertEquals(128, resource.design().getClusters().get(0).getServerGroups().get(0).getCount());
        Problem told = resource.problems().get(0);
        assertEquals(FileProblem.MIGRATED.code(), told.code());
        assertEquals(Severity.INFO, told.severity());
        assertTrue(told.message().contains("was migrated to version 1"), told.message());
        assertEquals(old(), Files.readString(folder.resolve("old.eastwest")), "reading changes the file");

        resource.save(Map.of());
        assertEquals(Designs.text(Designs.sound(), folder), Files.readString(folder.resolve("old.eastwest")));
        assertEquals(old(), Files.readString(folder.resolve("old.eastwest.bak")));
    }

    @Test
    void whatAMigrationDoesNotUnderstandIsStillAProblem() throws IOException {
        DesignResource resource = resource(old().replace("<nics", "<pumps"), AMOUNT_TO_COUNT);
        assertThrows(IOException.class, () -> resource.load(Map.of()));
        assertNull(resource.design());
        assertEquals(FileProblem.UNKNOWN_ELEMENT.code(), resource.problems().get(1).code());
    }

    @Test
    void aMigrationReadsNoDocumentTypes() throws IOException {
        DesignResource resource = resource(old().replace("<design:Design", "<!DOCTYPE x><design:Design"),
                AMOUNT_TO_COUNT);
        assertThrows(IOException.class, () -> resource.load(Map.of()));
        assertEquals(FileProblem.DOCTYPE.code(), resource.problems().get(0).code());
    }
}
