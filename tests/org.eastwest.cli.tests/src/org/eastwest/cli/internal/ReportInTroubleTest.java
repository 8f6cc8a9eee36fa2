// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.example.nonsense.FailingTransport;
import com.example.nonsense.NonsenseTransport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.spi.transport.FixedWindow;
import org.eastwest.spi.transport.TransportModel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The command report, where something is missing or fails,")
class ReportInTroubleTest {
    private static final String COLUMNS = "id,name,price_usd,date,claim,quoted,confidence,source,note\n";

    @TempDir
    Path folder;

    @BeforeEach
    void design() {
        assertEquals(0, CommandRun.in(folder, Installation.SERVICES, "new", "--template", "ib-1k", "--out", "a.eastwest")
                .code());
    }

    private Catalog catalog(String file, String text) throws IOException {
        Path user = Files.createDirectories(folder.resolve("catalog"));
        Files.writeString(user.resolve(file), text);
        return CatalogLoader.load(List.of(), Optional.of(user));
    }

    private String report(Services services) throws IOException {
        return report(services, 0);
    }

    private String report(Services services, int code) throws IOException {
        CommandRun run = CommandRun.in(folder, services, "report", "a.eastwest", "--out", "r", "--profile", "engineering");
        assertEquals(code, run.code(), run.err());
        assertFalse(run.err().contains("\tat "), run.err());
        String html = Files.readString(folder.resolve("r/index.html"));
        for (String section : List.of("answer", "decision", "cost", "transports", "reproduce")) {
            assertTrue(html.contains("<section id=\"" + section + "\""), section);
        }
        return html;
    }

    private static void assertSays(String html, String words) {
        assertTrue(html.contains(words), () -> "'" + words + "' is missing");
    }

    @ParameterizedTest(name = "a price of ''{0}'' is named with its line and counts as an error, the shipped one stays, and the report is made")
    @ValueSource(strings = {"-3", "NaN", "EUR 200000", "199,000 USD and more"})
    void badPrice(String price) throws IOException {
        Catalog catalog = catalog("prices.csv", COLUMNS + "dgx-h100,DGX H100 system,\"" + price
                + "\",2026-01,,,low,an offer,\n");
        assertTrue(catalog.findings().stream().anyMatch(f -> f.message().contains("prices.csv, line 2, row 'dgx-h100'")
                && f.message().contains("price_usd") && !f.remedy().isEmpty()), catalog.findings().toString());
        assertSays(report(Installation.with(catalog, List.of()), 1), "DGX H100");
    }

    @Test
    @DisplayName("says by id which prices are unknown when a user's list leaves them empty, and how much of the bill is known")
    void emptyPrices() throws IOException {
        List<String> rows = CatalogLoader.shipped().prices().all().stream()
                .map(p -> p.id() + ",\"" + p.name() + "\",,,,,low,nobody,\n").toList();
        String html = report(Installation.with(catalog("prices.csv", COLUMNS + String.join("", rows)), List.of()));
        assertSays(html, "No price is known of DGX H100");
        assertSays(html, "Cost of all parts");
        assertSays(html, "Lines of the bill with a known price");
    }

    @Test
    @DisplayName("names the part that the catalog does not know, and ends with the code of a design with errors")
    void unknownParts() throws IOException {
        Path file = folder.resolve("a.eastwest");
        Files.writeString(file, Files.readString(file).replace("qm9700", "qm0000"));
        CommandRun run = CommandRun.in(folder, Installation.SERVICES, "report", "a.eastwest", "--out", "r");
        assertEquals(1, run.code(), run.err());
        assertTrue(run.err().contains("qm0000") || Files.readString(folder.resolve("r/index.html")).contains("qm0000"),
                run.err());
    }

    private static TransportModel nonsense(int soundFor, Double... spoiled) {
        List<Double> numbers = new ArrayList<>(NonsenseTransport.SOUND);
        for (int i = 0; i < spoiled.length; i++) {
            numbers.set(i, spoiled[i]);
        }
        return new NonsenseTransport(numbers, 2, soundFor, new FixedWindow(1.5), new AtomicInteger());
    }

    @Test
    @DisplayName("a transport of a plugin that begins to say nonsense is named, and all others are compared")
    void failingTransport() throws IOException {
        String html = report(Installation.with(CatalogLoader.shipped(), List.of(nonsense(1, Double.NaN, Double.NaN,
                Double.NaN, Double.NaN))));
        assertSays(html, "nonsense");
        assertSays(html, "InfiniBand NDR");
    }

    /** Transports that are sound when they are installed, with what is said of each later. */
    private static Stream<Arguments> failing() {
        return Stream.of(Arguments.of(new FailingTransport(), "not any more"),
                Arguments.of(nonsense(1, Double.NaN, Double.NaN, Double.NaN, Double.NaN), "MTU in bytes is 0.0"));
    }

    @ParameterizedTest(name = "a transport of which is said ''{1}'' is named in the report, and all others are compared")
    @MethodSource("failing")
    void reportNamesIt(TransportModel transport, String reason) throws IOException {
        String html = report(Installation.with(CatalogLoader.shipped(), List.of(transport)));
        assertSays(html, "com.example.nonsense");
        assertSays(html, reason);
        assertSays(html, "InfiniBand NDR");
    }

    @ParameterizedTest(name = "advise names a transport of which is said ''{1}'', and ranks all others as without it")
    @MethodSource("failing")
    void adviseNamesIt(TransportModel transport, String reason) {
        String[] advise = {"advise", "a.eastwest", "--gpus", "1024", "--no-split", "--json", "-"};
        CommandRun run = CommandRun.in(folder, Installation.with(CatalogLoader.shipped(), List.of(transport)), advise);
        CommandRun without = CommandRun.in(folder, Installation.SERVICES, advise);
        assertEquals(0, run.code(), run.err());
        assertFalse(run.err().contains("\tat "), run.err());
        assertTrue(run.out().contains(reason), run.out());
        List<String> others = new ArrayList<>(ranked(run));
        others.remove(NonsenseTransport.ID);
        assertEquals(ranked(without), others);
    }

    /** Ids of the transports in the order of the ranking. */
    private static List<String> ranked(CommandRun run) {
        return run.json().getAsJsonArray("ranking").asList().stream()
                .map(c -> c.getAsJsonObject().get("transport").getAsString()).toList();
    }

    @ParameterizedTest(name = "{0} with a catalog folder that is empty says what it says without one")
    @ValueSource(strings = {"report", "advise"})
    void emptyCatalogFolder(String command) throws IOException {
        Path user = Files.createDirectories(folder.resolve("catalog"));
        Services services = Installation.with(CatalogLoader.load(List.of(), Optional.of(user)), List.of());
        String[] arguments = command.equals("report")
                ? new String[]{command, "a.eastwest", "--profile", "executive", "--out", "r"}
                : new String[]{command, "a.eastwest", "--gpus", "1024", "--no-split"};
        CommandRun shipped = CommandRun.in(folder, Installation.SERVICES, arguments);
        String page = command.equals("report") ? Files.readString(folder.resolve("r/index.html")) : "";
        CommandRun empty = CommandRun.in(folder, services, arguments);
        assertEquals(0, empty.code(), empty.err());
        assertEquals(shipped, empty);
        assertEquals(page, command.equals("report") ? Files.readString(folder.resolve("r/index.html")) : "");
    }

    @Test
    @DisplayName("so is one that the design itself runs on")
    void failingTransportOfTheDesign() throws IOException {
        Services services = Installation.with(CatalogLoader.shipped(), List.of(nonsense(1, Double.NaN, Double.NaN,
                Double.NaN, Double.NaN)));
        CommandRun run = CommandRun.in(folder, services, "report", "a.eastwest", "--set",
                "scenario.fabric.compute.transport=nonsense", "--out", "r");
        assertTrue(run.code() == 0 || run.code() == 1, run.err());
        String html = Files.readString(folder.resolve("r/index.html"));
        assertSays(html, "nonsense");
        assertSays(html, "<section id=\"decision\"");
    }
}
