// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.vocabulary;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EClassifier;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EEnumLiteral;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.EcoreFactory;
import org.eclipse.emf.ecore.EcorePackage;
import org.eclipse.emf.ecore.util.EcoreUtil;

/**
 * The metamodels of viewpoint specifications as dynamic packages, made from {@code vocabulary.csv}. The file names what
 * Sirius' own metamodels hold; data types without a line of their own are texts.
 */
public final class Vocabulary {
    /** What the names of all packages begin with. */
    public static final String ROOT = "http://www.eclipse.org/sirius/";
    private static final String VERSION = "1.1.0";
    private static final String DIAGRAM = "diagram/";

    private final Map<String, EPackage> packages = new TreeMap<>();

    /** Reads the vocabulary that ships with this bundle. */
    public Vocabulary() {
        List<Row> rows = rows();
        rows.stream().filter(r -> r.kind.equals("class") || r.kind.equals("enum")).forEach(this::declare);
        rows.stream().filter(r -> r.kind.equals("class")).forEach(this::inherit);
        rows.stream().filter(r -> !r.feature.isEmpty()).forEach(this::addFeature);
    }

    /** The packages by their URI. */
    public Map<String, EPackage> packages() {
        return Map.copyOf(packages);
    }

    /** A class of the viewpoint metamodel, for example {@code description/Group}. */
    public EClass eClass(String name) {
        EClassifier found = find("", name);
        if (found instanceof EClass c) {
            return c;
        }
        throw new IllegalArgumentException("The vocabulary has no class " + name);
    }

    private record Row(String nsUri, String classifier, String kind, String feature, String flags, String supertypes,
            String type, String values) {
        /** {@code diagram/} for the packages of diagrams, else nothing. */
        String root() {
            return nsUri.startsWith(ROOT + DIAGRAM) ? DIAGRAM : "";
        }
    }

    private static List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        try (InputStream in = Vocabulary.class.getResourceAsStream("vocabulary.csv");
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            lines.lines().filter(l -> l.startsWith(ROOT)).forEach(l -> {
                String[] c = l.split(",", 8);
                rows.add(new Row(c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7].replace("\"", "")));
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return rows;
    }

    private EPackage packageOf(String nsUri) {
        return packages.computeIfAbsent(nsUri, uri -> {
            EPackage p = EcoreFactory.eINSTANCE.createEPackage();
            String path = uri.substring(ROOT.length(), uri.length() - VERSION.length());
            p.setName(path.isEmpty() ? "viewpoint" : path.substring(path.lastIndexOf('/', path.length() - 2) + 1,
                    path.length() - 1));
            p.setNsPrefix(p.getName());
            p.setNsURI(uri);
            return p;
        });
    }

    private void declare(Row row) {
        EClassifier classifier = row.kind.equals("enum") ? enumeration(row) : EcoreFactory.eINSTANCE.createEClass();
        classifier.setName(row.classifier);
        if (classifier instanceof EClass c) {
            c.setAbstract(row.flags.contains("abstract"));
        }
        packageOf(row.nsUri).getEClassifiers().add(classifier);
    }

    private static EEnum enumeration(Row row) {
        EEnum e = EcoreFactory.eINSTANCE.createEEnum();
        int value = 0;
        for (String literal : row.values.trim().split(" ")) {
            EEnumLiteral l = EcoreFactory.eINSTANCE.createEEnumLiteral();
            l.setName(literal);
            l.setValue(value++);
            e.getELiterals().add(l);
        }
        return e;
    }

    private void inherit(Row row) {
        EClass c = owner(row);
        for (String name : row.supertypes.trim().split(" ")) {
            if (!name.isEmpty()) {
                c.getESuperTypes().add((EClass) find(row.root(), name));
            }
        }
    }

    private EClass owner(Row row) {
        return (EClass) packageOf(row.nsUri).getEClassifier(row.classifier);
    }

    private void addFeature(Row row) {
        EStructuralFeature feature = row.kind.equals("attribute") ? attribute(row) : reference(row);
        feature.setName(row.feature);
        feature.setUpperBound(row.flags.contains("many") ? EStructuralFeature.UNBOUNDED_MULTIPLICITY : 1);
        feature.setLowerBound(row.flags.contains("required") ? 1 : 0);
        boolean derived = row.flags.contains("derived");
        feature.setDerived(derived);
        feature.setTransient(derived);
        owner(row).getEStructuralFeatures().add(feature);
    }

    private EAttribute attribute(Row row) {
        EAttribute attribute = EcoreFactory.eINSTANCE.createEAttribute();
        attribute.setEType(dataType(row));
        if (!row.values.isEmpty()) {
            attribute.setDefaultValueLiteral(row.values);
        }
        return attribute;
    }

    private EReference reference(Row row) {
        EReference reference = EcoreFactory.eINSTANCE.createEReference();
        reference.setEType(find(row.root(), row.type) instanceof EClass c ? c : EcorePackage.Literals.EOBJECT);
        reference.setContainment(row.kind.equals("containment"));
        return reference;
    }

    private EDataType dataType(Row row) {
        EClassifier known = find(row.root(), row.type);
        if (known instanceof EDataType t) {
            return t;
        }
        EPackage owner = packageOf(ROOT + (row.type.contains("/") ? "description/" : "") + VERSION);
        String name = row.type.substring(row.type.lastIndexOf('/') + 1);
        EClassifier declared = owner.getEClassifier(name);
        if (declared == null) {
            EDataType text = EcoreFactory.eINSTANCE.createEDataType();
            text.setName(name);
            text.setInstanceClass(String.class);
            owner.getEClassifiers().add(text);
            declared = text;
        }
        return (EDataType) declared;
    }

    /** Names are relative to the root of the package that uses them; diagrams also use what the core declares. */
    private EClassifier find(String root, String name) {
        int slash = name.lastIndexOf('/');
        String path = slash < 0 ? "" : name.substring(0, slash + 1);
        String simple = name.substring(slash + 1);
        for (String prefix : root.isEmpty() ? List.of("", DIAGRAM) : List.of(root, "")) {
            EPackage p = packages.get(ROOT + prefix + path + VERSION);
            if (p != null && p.getEClassifier(simple) != null) {
                return p.getEClassifier(simple);
            }
        }
        return slash < 0 ? EcorePackage.eINSTANCE.getEClassifier(simple) : null;
    }

    /** An instance of a class. */
    public static org.eclipse.emf.ecore.EObject create(EClass c) {
        return EcoreUtil.create(c);
    }
}
