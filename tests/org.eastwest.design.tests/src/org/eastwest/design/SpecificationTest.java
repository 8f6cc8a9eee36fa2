// SPDX-License-Identifier: EPL-2.0
package org.eastwest.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eastwest.viewpoint.Problem;
import org.eastwest.viewpoint.lint.Lint;
import org.junit.jupiter.api.Test;

/** The specification loads in Sirius as it does here. */
class SpecificationTest {
    @Test
    void theLinterFindsNothing() {
        assertEquals(List.of(), Lint.check(DesignDiagrams.read(List.of())).stream().map(Problem::text).toList());
    }

    @Test
    void thereIsNoOtherSpecificationAmongTheBundlesThatNobodyLints() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("..", "..", "bundles"))) {
            assertEquals(List.of("eastwest.odesign"), files.filter(f -> f.toString().endsWith(".odesign"))
                    .filter(f -> !f.toString().contains("target") && !f.toString().contains("templates")).map(f -> f.getFileName().toString()).toList());
        }
    }

    @Test
    void noExpressionNeedsAql() throws IOException {
        assertFalse(text().contains("aql:"));
    }

    @Test
    void everyServiceBeginsWithTheNameOfTheProduct() throws IOException {
        Matcher services = Pattern.compile("service:(?:\\w+\\.)?(\\w+)").matcher(text());
        int count = 0;
        while (services.find()) {
            count++;
            assertTrue(services.group(1).startsWith("eastwest"), services.group());
        }
        assertTrue(count > 50, "expressions are found");
    }

    private static String text() throws IOException {
        try (InputStream file = new EastwestSpecification().open()) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
