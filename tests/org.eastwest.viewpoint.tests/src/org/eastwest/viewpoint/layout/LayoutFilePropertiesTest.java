// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.eastwest.viewpoint.layout.Layout.EdgePlace;
import org.eastwest.viewpoint.layout.Layout.LabelPart;
import org.eastwest.viewpoint.layout.Layout.NodePlace;

/** Layout files keep what is put into them, and no text breaks them. */
class LayoutFilePropertiesTest {
    @Property(tries = 300)
    void whateverIsWrittenIsReadAgain(@ForAll("nodes") Map<String, NodePlace> nodes, @ForAll("edges") Map<String,
            EdgePlace> edges) {
        LayoutFile file = new LayoutFile();
        nodes.forEach(file.layout("d", "o")::put);
        edges.forEach(file.layout("d", "o")::put);
        LayoutFile.Reading reading = LayoutFile.parse(file.text().isEmpty() ? "# Eastwest layout 1" : file.text(), "x");
        assertEquals(List.of(), reading.problems());
        assertEquals(file.layout("d", "o"), reading.file().layout("d", "o"));
        assertEquals(file.text(), reading.file().text());
    }

    @Property(tries = 500)
    void anyTextIsReadOrTold(@ForAll String text) {
        assertNotNull(LayoutFile.parse("# Eastwest layout 1\n[d o]\nnode a\n " + text, "x").problems());
        assertNotNull(LayoutFile.parse(text, "x").problems());
    }

    @Property(tries = 200)
    void moveOneNodeAndOneLineChanges(@ForAll("nodes") Map<String, NodePlace> nodes, @ForAll("places") NodePlace to) {
        if (nodes.isEmpty()) {
            return;
        }
        LayoutFile file = new LayoutFile();
        nodes.forEach(file.layout("d", "o")::put);
        List<String> before = new ArrayList<>(file.text().lines().toList());
        file.layout("d", "o").put(nodes.keySet().iterator().next(), to);
        List<String> after = file.text().lines().toList();
        long changed = java.util.stream.IntStream.range(0, before.size())
                .filter(i -> !before.get(i).equals(after.get(i))).count();
        assertEquals(before.size(), after.size());
        assertEquals(nodes.values().iterator().next().equals(to) ? 0 : 1, changed);
    }

    @Provide
    Arbitrary<NodePlace> places() {
        Arbitrary<Double> c = Arbitraries.doubles().between(-1e6, 1e6);
        Arbitrary<Double> s = Arbitraries.doubles().between(0, 1e6);
        return Combinators.combine(c, c, s, s, Arbitraries.of(true, false)).as(NodePlace::new);
    }

    @Provide
    Arbitrary<Map<String, NodePlace>> nodes() {
        return Arbitraries.maps(ids(), places()).ofMaxSize(6);
    }

    @Provide
    Arbitrary<Map<String, EdgePlace>> edges() {
        Arbitrary<Point> point = Combinators.combine(Arbitraries.doubles().between(-1e6, 1e6),
                Arbitraries.doubles().between(-1e6, 1e6))
                .as(Point::new);
        Arbitrary<Map<LabelPart, Point>> labels = Arbitraries.maps(Arbitraries.of(LabelPart.values()), point)
                .ofMaxSize(3);
        return Arbitraries.maps(ids(), Combinators.combine(point.list().ofMinSize(2).ofMaxSize(5), labels,
                Arbitraries.of(true, false))
                .as(EdgePlace::new)).ofMaxSize(4);
    }

    private static Arbitrary<String> ids() {
        return Arbitraries.strings().withChars("abz:/=. #>[]\u00e9\u6771").ofMinLength(1).ofMaxLength(12)
                .filter(s -> s.equals(s.strip()));
    }
}
