// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.eastwest.viewpoint.DiagramDescription;
import org.eastwest.viewpoint.Plumbing;
import org.eastwest.viewpoint.diagram.DiagramEdge;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.diagram.DiagramSession;
import org.eastwest.viewpoint.layout.Layout.EdgePlace;
import org.eastwest.viewpoint.layout.Layout.NodePlace;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;

/** Whatever changes, the geometry that follows the changes is the one that is computed anew. */
class LiveGeometryPropertiesTest {
    private static final int STEPS = 12;

    @Property(tries = 60)
    void ofContainersWithBordersAndLinks(@ForAll long seed) {
        follow("plumbing.odesign", new Random(seed));
    }

    @Property(tries = 60)
    void ofPlainNodes(@ForAll long seed) {
        follow("plain.odesign", new Random(seed));
    }

    @Property(tries = 60)
    void ofStacksListsAndGauges(@ForAll long seed) {
        follow("shapes.odesign", new Random(seed));
    }

    private static void follow(String specification, Random random) {
        Plumbing plumbing = new Plumbing();
        EObject plant = plumbing.fourUnits();
        Layout layout = new Layout();
        try (DiagramSession session = new DiagramSession(plumbing.flow(specification), plant)) {
            Arranger.arrange(session.diagram(), layout, Arranger.Scope.NEW, Arranger.Progress.NONE);
            try (LiveGeometry live = new LiveGeometry(session, layout)) {
                for (int step = 0; step < STEPS; step++) {
                    String what = "";
                    for (int i = random.nextInt(3); i >= 0; i--) {
                        what += change(plumbing, plant, session, layout, random) + ", ";
                    }
                    session.refresh();
                    compare(DiagramGeometry.of(session.diagram(), layout), live.update(), step + ": " + what);
                }
            }
        }
    }

    private static void compare(DiagramGeometry anew, DiagramGeometry live, String after) {
        assertEquals(List.copyOf(anew.nodes()), List.copyOf(live.nodes()), after);
        assertEquals(List.copyOf(anew.edges()), List.copyOf(live.edges()), after);
        assertEquals(anew.bounds(), live.bounds(), after);
    }

    private static String change(Plumbing plumbing, EObject plant, DiagramSession session, Layout layout,
            Random random) {
        int kind = random.nextInt(9);
        List<EObject> units = Plumbing.list(plant, "units");
        switch (kind) {
            case 0 -> any(units, random).ifPresent(u -> Plumbing.set(u, "name", "n".repeat(random.nextInt(40))));
            case 1 -> any(units, random).ifPresent(u -> Plumbing.set(u, "load", random.nextDouble() * 2));
            case 2 -> units.add(random.nextInt(units.size() + 1), plumbing.make("Unit", "new" + random.nextInt(1000)));
            case 3 -> any(units, random).ifPresent(u -> addPart(plumbing, u, random));
            case 4 -> move(session, layout, random);
            case 5 -> bend(session, layout, random);
            case 6 -> toggle(session, random);
            case 7 -> any(new ArrayList<>(session.diagram().allNodes().toList()), random)
                    .ifPresent(n -> layout.remove(n.id()));
            default -> remove(plant, random);
        }
        return Integer.toString(kind);
    }

    private static void addPart(Plumbing plumbing, EObject unit, Random random) {
        boolean port = random.nextBoolean();
        Plumbing.list(unit, port ? "ports" : "sensors")
                .add(plumbing.make(port ? "Port" : "Sensor", "part" + random.nextInt(1000)));
    }

    private static <T> Optional<T> any(List<T> all, Random random) {
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(random.nextInt(all.size())));
    }

    private static void move(DiagramSession session, Layout layout, Random random) {
        List<DiagramNode> nodes = session.diagram().allNodes().toList();
        any(nodes, random).ifPresent(n -> layout.put(n.id(), new NodePlace(random.nextInt(600), random.nextInt(400),
                random.nextInt(200), random.nextInt(150), random.nextBoolean())));
    }

    private static void bend(DiagramSession session, Layout layout, Random random) {
        List<DiagramEdge> edges = List.copyOf(session.diagram().edges());
        any(edges, random).ifPresent(e -> {
            layout.remove(e.id());
            if (random.nextBoolean()) {
                List<Point> way = List.of(new Point(random.nextInt(99), 5), new Point(7, random.nextInt(99)));
                layout.put(e.id(), new EdgePlace(way, Map.of(), true));
            }
        });
    }

    private static void toggle(DiagramSession session, Random random) {
        DiagramDescription description = session.diagram().description();
        any(description.filters(), random).ifPresent(f -> session.setFilter(f.name(), random.nextBoolean()));
        any(description.layers().stream().filter(DiagramDescription.Layer::optional).toList(), random)
                .ifPresent(l -> session.setLayer(l.name(), random.nextBoolean()));
    }

    private static void remove(EObject plant, Random random) {
        List<EObject> all = new ArrayList<>();
        plant.eAllContents().forEachRemaining(all::add);
        any(all, random).ifPresent(o -> EcoreUtil.delete(o, true));
    }
}
