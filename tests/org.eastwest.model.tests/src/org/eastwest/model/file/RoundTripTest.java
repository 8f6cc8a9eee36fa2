// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.emf.ecore.util.EcoreUtil;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

import org.eastwest.model.RandomDesign;
import org.eastwest.model.design.Design;

/** A file holds the whole design; apart from other tests of files, since another engine runs it. */
class RoundTripTest {
    @Property(tries = 100)
    void givesBackEveryDesignAndTheSameBytes(@ForAll long seed) throws IOException {
        Path place = Files.createTempDirectory("eastwest-files");
        try {
            Path file = place.resolve("one.eastwest");
            Design design = RandomDesign.of(seed);
            DesignFiles.save(design, file);
            LoadedDesign loaded = DesignFiles.load(file);
            assertEquals(List.of(), loaded.problems());
            assertTrue(EcoreUtil.equals(design, loaded.design()), "not the same design");
            Path again = place.resolve("two.eastwest");
            DesignFiles.save(loaded.design(), again);
            assertArrayEquals(Files.readAllBytes(file), Files.readAllBytes(again));
        } finally {
            for (String name : List.of("one.eastwest", "two.eastwest")) {
                Files.deleteIfExists(place.resolve(name));
            }
            Files.delete(place);
        }
    }
}
