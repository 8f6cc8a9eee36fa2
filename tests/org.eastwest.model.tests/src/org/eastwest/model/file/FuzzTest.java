// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.eastwest.model.Designs;
import org.eastwest.model.RandomDesign;
import org.eastwest.model.validation.DesignValidation;
import org.eastwest.model.validation.Problem;

/** However a file is damaged, reading it ends in a design or in problems, and the file is left alone. */
class FuzzTest {
    private static final String TROUBLE = "<>&\"'/=:; \n\t-x0\0\u00ff";

    @TempDir
    private Path folder;

    @Test
    void truncatedAnywhere() throws IOException {
        byte[] sound = Designs.text(Designs.sound(), folder).getBytes(StandardCharsets.UTF_8);
        for (int length = 0; length < sound.length - 1; length += 1 + length % 5) {
            LoadedDesign loaded = read(Arrays.copyOf(sound, length));
            assertFalse(loaded.problems().isEmpty());
            assertEquals(null, loaded.design(), "a part of a design at " + length);
        }
    }

    @Test
    void changedAnywhere() throws IOException {
        Random random = new Random(20240229);
        int survivors = 0;
        List<byte[]> sound = LongStream.range(0, 20).mapToObj(RandomDesign::of)
                .map(design -> Designs.text(design, folder).getBytes(StandardCharsets.UTF_8)).toList();
        for (int round = 0; round < 1500; round++) {
            byte[] bytes = sound.get(round % sound.size());
            for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
                bytes = changed(bytes, random);
            }
            LoadedDesign loaded = read(bytes);
            if (loaded.design() != null) {
                survivors++;
                DesignValidation.validate(loaded.design());
            }
        }
        assertTrue(survivors > 25 && survivors < 1475, survivors + " of 1500 were read: the changes prove nothing");
    }

    private static byte[] changed(byte[] bytes, Random random) {
        int at = random.nextInt(bytes.length);
        byte[] result = bytes.clone();
        switch (random.nextInt(4)) {
            case 0 -> result[at] = (byte) TROUBLE.charAt(random.nextInt(TROUBLE.length()));
            case 1 -> result[at] = (byte) random.nextInt(256);
            case 2 -> {
                int end = Math.min(bytes.length, at + 1 + random.nextInt(40));
                System.arraycopy(bytes, end, result, at, bytes.length - end);
                result = Arrays.copyOf(result, bytes.length - (end - at));
            }
            default -> {
                int from = random.nextInt(bytes.length);
                int length = Math.min(random.nextInt(60), Math.min(bytes.length - at, bytes.length - from));
                System.arraycopy(bytes, from, result, at, length);
            }
        }
        return result.length == 0 ? bytes : result;
    }

    private LoadedDesign read(byte[] bytes) throws IOException {
        LoadedDesign loaded = Designs.load(bytes, folder);
        assertTrue(loaded.design() != null || loaded.problems().stream().anyMatch(Problem::isError));
        assertTrue(loaded.design() == null || loaded.problems().stream().noneMatch(Problem::isError));
        assertTrue(Arrays.equals(bytes, Files.readAllBytes(folder.resolve("given.eastwest"))));
        return loaded;
    }
}
