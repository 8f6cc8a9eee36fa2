// SPDX-License-Identifier: EPL-2.0
package org.eastwest.benchmarks;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.eastwest.viewpoint.DiagramDescription;
import org.eastwest.viewpoint.SpecificationReader;
import org.eastwest.viewpoint.SpecificationSource;
import org.eastwest.viewpoint.diagram.DiagramSession;
import org.eastwest.viewpoint.layout.Arranger;
import org.eastwest.viewpoint.layout.DiagramGeometry;
import org.eastwest.viewpoint.layout.Layout;
import org.eastwest.viewpoint.layout.LayoutFile;
import org.eastwest.viewpoint.layout.LiveGeometry;
import org.eastwest.viewpoint.svg.SvgPainter;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EcoreFactory;
import org.eclipse.emf.ecore.EcorePackage;
import org.eclipse.emf.ecore.impl.EPackageRegistryImpl;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.impl.ResourceImpl;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A diagram of 5,000 nodes and 10,000 edges in three tiers: it is to open in 3 s with its stored layout, to refresh one
 * change in 50 ms, and to be laid out for the first time within 60 s. Each label comes from a Java service, so that a
 * refresh asks all of them again.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class DiagramBenchmark {
    private static final int TOP = 100;
    private static final int MIDDLE = 400;
    private static final int BOTTOM = 4500;
    private static final int LINKS = 10_000;
    private static final String SPECIFICATION = """
            <?xml version="1.0" encoding="UTF-8"?>
            <description:Group xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
                xmlns:description="http://www.eclipse.org/sirius/description/1.1.0"
                xmlns:diagram="http://www.eclipse.org/sirius/diagram/description/1.1.0"
                xmlns:style="http://www.eclipse.org/sirius/diagram/description/style/1.1.0" name="stress">
              <ownedViewpoints name="stress">
                <ownedRepresentations xsi:type="diagram:DiagramDescription" name="fabric" domainClass="stress::Fabric">
                  <defaultLayer name="Default">
                    <nodeMappings name="node" semanticCandidatesExpression="feature:nodes" domainClass="stress::Node">
                      <style xsi:type="style:SquareDescription" labelPosition="node" labelExpression="service:stressLabel" sizeComputationExpression="-1">
                        <borderColor xsi:type="description:SystemColor" href="environment:/viewpoint#//@systemColors/@entries[name='black']"/>
                        <labelColor xsi:type="description:SystemColor" href="environment:/viewpoint#//@systemColors/@entries[name='black']"/>
                        <color xsi:type="description:SystemColor" href="environment:/viewpoint#//@systemColors/@entries[name='light_green']"/>
                      </style>
                    </nodeMappings>
                    <edgeMappings name="link" semanticCandidatesExpression="feature:links" domainClass="stress::Link" useDomainElement="true"
                        sourceMapping="//@ownedViewpoints[name='stress']/@ownedRepresentations[name='fabric']/@defaultLayer/@nodeMappings[name='node']"
                        targetMapping="//@ownedViewpoints[name='stress']/@ownedRepresentations[name='fabric']/@defaultLayer/@nodeMappings[name='node']"
                        sourceFinderExpression="feature:from" targetFinderExpression="feature:to">
                      <style targetArrow="NoDecoration" routingStyle="manhattan">
                        <strokeColor xsi:type="description:SystemColor" href="environment:/viewpoint#//@systemColors/@entries[name='gray']"/>
                      </style>
                    </edgeMappings>
                  </defaultLayer>
                </ownedRepresentations>
                <ownedJavaExtensions qualifiedClassName="org.eastwest.benchmarks.DiagramBenchmark$Labels"/>
              </ownedViewpoints>
            </description:Group>
            """;

    private DiagramDescription description;
    private EObject fabric;
    private String stored;
    private Path file;
    private DiagramSession open;
    private LiveGeometry shown;
    private int step;

    /** The Java service of the specification. */
    public static class Labels {
        public String stressLabel(EObject node) {
            return get(node, "name") + " " + get(node, "load");
        }
    }

    @Setup(Level.Trial)
    public void arrange() throws IOException {
        EPackage metamodel = metamodel();
        EPackage.Registry registry = new EPackageRegistryImpl();
        registry.put(metamodel.getNsURI(), metamodel);
        file = Files.createTempFile("stress", ".odesign");
        Files.writeString(file, SPECIFICATION);
        description = new SpecificationReader(registry).read(List.of(SpecificationSource.file(file,
                DiagramBenchmark.class.getClassLoader()))).diagram("fabric").orElseThrow();
        fabric = fabric(metamodel);
        open = new DiagramSession(description, fabric);
        LayoutFile layouts = new LayoutFile();
        Arranger.arrange(open.diagram(), layouts.layout("fabric", "/"), Arranger.Scope.NEW, Arranger.Progress.NONE);
        stored = layouts.text();
        shown = new LiveGeometry(open, layouts.layout("fabric", "/"));
    }

    @TearDown(Level.Trial)
    public void close() throws IOException {
        shown.close();
        open.close();
        Files.delete(file);
    }

    private static EPackage metamodel() {
        EPackage p = EcoreFactory.eINSTANCE.createEPackage();
        p.setName("stress");
        p.setNsURI("http://www.eastwest.org/benchmarks/stress");
        EClass node = eClass(p, "Node");
        attribute(node, "name", EcorePackage.Literals.ESTRING);
        attribute(node, "load", EcorePackage.Literals.EINT);
        EClass link = eClass(p, "Link");
        reference(link, "from", node, false);
        reference(link, "to", node, false);
        EClass fabric = eClass(p, "Fabric");
        reference(fabric, "nodes", node, true);
        reference(fabric, "links", link, true);
        return p;
    }

    private static EClass eClass(EPackage p, String name) {
        EClass c = EcoreFactory.eINSTANCE.createEClass();
        c.setName(name);
        p.getEClassifiers().add(c);
        return c;
    }

    private static void attribute(EClass owner, String name, EDataType type) {
        EAttribute a = EcoreFactory.eINSTANCE.createEAttribute();
        a.setName(name);
        a.setEType(type);
        owner.getEStructuralFeatures().add(a);
    }

    private static void reference(EClass owner, String name, EClass type, boolean containment) {
        EReference r = EcoreFactory.eINSTANCE.createEReference();
        r.setName(name);
        r.setEType(type);
        r.setContainment(containment);
        r.setUpperBound(containment ? -1 : 1);
        owner.getEStructuralFeatures().add(r);
    }

    private static EObject make(EPackage p, String type) {
        return EcoreUtil.create((EClass) p.getEClassifier(type));
    }

    private static Object get(EObject object, String feature) {
        return object.eGet(object.eClass().getEStructuralFeature(feature));
    }

    private static void set(EObject object, String feature, Object value) {
        object.eSet(object.eClass().getEStructuralFeature(feature), value);
    }

    @SuppressWarnings("unchecked")
    private static List<EObject> list(EObject object, String feature) {
        return (List<EObject>) get(object, feature);
    }

    /** The lower tier has two links each to the middle one; the other links join the middle and the upper tier. */
    private static EObject fabric(EPackage p) {
        EObject fabric = make(p, "Fabric");
        List<EObject> nodes = new ArrayList<>();
        for (int i = 0; i < TOP + MIDDLE + BOTTOM; i++) {
            EObject node = make(p, "Node");
            set(node, "name", "node" + i);
            nodes.add(node);
        }
        list(fabric, "nodes").addAll(nodes);
        List<EObject> links = new ArrayList<>();
        for (int i = 0; i < LINKS; i++) {
            EObject link = make(p, "Link");
            boolean lower = i < 2 * BOTTOM;
            int j = i - 2 * BOTTOM;
            set(link, "from", nodes.get(lower ? TOP + (i / 2 * MIDDLE / BOTTOM + i % 2 * 7) % MIDDLE
                    : (j * 3 + j / MIDDLE) % TOP));
            set(link, "to", nodes.get(lower ? TOP + MIDDLE + i / 2 : TOP + j % MIDDLE));
            links.add(link);
        }
        list(fabric, "links").addAll(links);
        Resource resource = new ResourceImpl(URI.createURI("stress.model"));
        resource.getContents().add(fabric);
        return fabric;
    }

    /** Opens the diagram with its stored layout, as far as a painter needs it. */
    @Benchmark
    public DiagramGeometry openWithStoredLayout() {
        Layout layout = LayoutFile.parse(stored, "stress").file().layout("fabric", "/");
        try (DiagramSession session = new DiagramSession(description, fabric)) {
            Arranger.arrange(session.diagram(), layout, Arranger.Scope.NEW, Arranger.Progress.NONE);
            return DiagramGeometry.of(session.diagram(), layout);
        }
    }

    /** Changes one object and refreshes, until a painter knows what is where. */
    @Benchmark
    public DiagramGeometry refreshOneChange() {
        set(list(fabric, "nodes").get(step++ % LINKS % BOTTOM), "load", step);
        open.refresh();
        return shown.update();
    }

    /** Draws the open diagram as SVG. */
    @Benchmark
    public int drawSvg() {
        Layout layout = LayoutFile.parse(stored, "stress").file().layout("fabric", "/");
        StringWriter out = new StringWriter();
        SvgPainter.paint(open.diagram(), DiagramGeometry.of(open.diagram(), layout),
                SvgPainter.Frame.of(open.diagram()), out);
        return out.getBuffer().length();
    }

    /** Finds a place for everything, once. */
    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    @Warmup(iterations = 0)
    @Measurement(iterations = 2)
    public Layout firstLayout() {
        Layout layout = new Layout();
        Arranger.arrange(open.diagram(), layout, Arranger.Scope.NEW, Arranger.Progress.NONE);
        return layout;
    }
}
