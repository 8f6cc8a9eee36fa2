// SPDX-License-Identifier: EPL-2.0
package org.eastwest.design;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.examples.Templates;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.FabricRole;
import org.eastwest.model.design.NamedElement;
import org.eastwest.model.design.ServerGroup;
import org.eastwest.model.design.Topology;
import org.eastwest.reader.DesignReader;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.viewpoint.layout.GeometryChecker;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is drawn can be read also where a design is changed far from any template. */
class VariantsTest {
    private static final List<String> DESIGNS = List.of("superpod-h100-llama3-405b", "shared-ethernet-1k",
            "gb200-nvl72-8su");

    private static Stream<NamedElement> named(Design design) {
        List<NamedElement> all = new ArrayList<>();
        design.eAllContents().forEachRemaining(e -> {
            if (e instanceof NamedElement element) {
                all.add(element);
            }
        });
        return all.stream();
    }

    private static Consumer<Design> names(String name) {
        return design -> named(design).forEach(e -> e.setName(name + (e.getName() == null ? "" : e.getName())));
    }

    private static Consumer<Design> groups(Consumer<ServerGroup> change) {
        return design -> named(design).filter(ServerGroup.class::isInstance).map(ServerGroup.class::cast)
                .forEach(change);
    }

    private static Consumer<Design> compute(Consumer<Fabric> change) {
        return design -> design.getFabrics().stream().filter(f -> f.getRole() == FabricRole.COMPUTE).forEach(change);
    }

    static Stream<Arguments> names() {
        return of(Map.of(
                "long names", names("The one that was bought for the second building in the year before last, part "),
                "one long word", names("Hochleistungsrechnernetzwerkverbindungsglied"),
                "Japanese", names("\u5927\u898f\u6a21\u8a00\u8a9e\u30e2\u30c7\u30eb\u306e\u5b66\u7fd2\u7528"),
                "Arabic", names("\u0634\u0628\u0643\u0629 \u0627\u0644\u062d\u0648\u0633\u0628\u0629 "),
                "markup", names("<a href=\"x\">&amp; ]]> ")));
    }

    /** One server is enough for no job of the templates; drawn fabrics and planes have templates and tests of their own. */
    static Stream<Arguments> sizes() {
        Map<String, Consumer<Design>> changes = new TreeMap<>(Map.of("one server",
                groups(g -> g.setCount(1)).andThen(d -> d.getScenarios().forEach(s -> s.getJobs().clear())),
                "more servers than a fabric takes", groups(g -> g.setCount(20_000))));
        Stream.of(Topology.values()).filter(t -> t != Topology.EXPLICIT && t != Topology.MULTI_PLANE)
                .forEach(topology -> changes.put(topology.getLiteral(), compute(f -> f.setTopology(topology))));
        return of(changes);
    }

    private static Stream<Arguments> of(Map<String, Consumer<Design>> changes) {
        return DESIGNS.stream().flatMap(d -> new TreeMap<>(changes).entrySet().stream()
                .map(c -> Arguments.of(d, c.getKey(), c.getValue())));
    }

    /** What is wrong in any diagram of a template that was changed. */
    private static List<String> faults(String template, Consumer<Design> change) {
        Design design = Templates.create(template, Map.of());
        change.accept(design);
        DesignSnapshot snapshot = DesignReader.read(design, null, CatalogLoader.shipped()).snapshot().orElseThrow();
        List<String> faults = new ArrayList<>();
        for (DesignDiagrams.Offer offer : new Analysed(design, snapshot, AnalysisResult.EMPTY).offers()) {
            try (Drawing drawing = Drawing.of(offer)) {
                GeometryChecker.check(drawing.geometry())
                        .forEach(fault -> faults.add(offer.id() + " of " + offer.element() + ": " + fault));
            }
        }
        return faults;
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("sizes")
    void fabricsOfEveryTopologyAndSizeCanBeRead(String template, String what, Consumer<Design> change) {
        assertEquals(List.of(), faults(template, change), what + " of " + template);
    }

    /** Names that are longer than their nodes are cut, and lines may pass the title of a group. */
    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("names")
    void labelsDoNotOverlapAndNodesStayInTheirContainersWhateverThingsAreCalled(String template, String what,
            Consumer<Design> change) {
        assertEquals(List.of(), faults(template, change).stream().filter(fault -> !fault.endsWith(" is cut.")
                && !fault.contains(" passes through the label of group:")).toList(), what + " of " + template);
    }
}
