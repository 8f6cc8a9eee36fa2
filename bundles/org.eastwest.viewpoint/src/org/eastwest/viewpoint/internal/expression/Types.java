// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.expression;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EClassifier;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.EcorePackage;

/**
 * The classifiers of the known metamodels by the names that specifications use: {@code package::Class} or {@code
 * Class}.
 */
public final class Types {
    private final Map<String, List<EPackage>> packages = new LinkedHashMap<>();

    private final List<EPackage> metamodels;

    public Types(Collection<EPackage> metamodels) {
        this.metamodels = metamodels.stream().filter(p -> p != EcorePackage.eINSTANCE).toList();
        this.metamodels.forEach(this::add);
        add(EcorePackage.eINSTANCE);
    }

    /** The known metamodels besides Ecore. */
    public List<EPackage> metamodels() {
        return metamodels;
    }

    private void add(EPackage p) {
        List<EPackage> named = packages.computeIfAbsent(p.getName(), n -> new ArrayList<>());
        if (!named.contains(p)) {
            named.add(p);
            p.getESubpackages().forEach(this::add);
        }
    }

    /** Whether a package of this name is known; when not, nothing can be said of its types. */
    public boolean knowsPackage(String typeName) {
        return packages.containsKey(packageName(typeName)) || packageName(typeName).isEmpty() && packages.size() > 1;
    }

    /** The classifier, or null. */
    public EClassifier classifier(String typeName) {
        String owner = packageName(typeName);
        String simple = typeName.substring(typeName.lastIndexOf(':') + 1).substring(
                typeName.substring(typeName.lastIndexOf(':') + 1).lastIndexOf('.') + 1);
        if (typeName.equals("EObject")) {
            return EcorePackage.Literals.EOBJECT;
        }
        return packages.entrySet().stream().filter(e -> owner.isEmpty() || e.getKey().equals(owner))
                .flatMap(e -> e.getValue().stream()).map(p -> p.getEClassifier(simple)).filter(c -> c != null)
                .findFirst().orElse(null);
    }

    /** The class, or null. */
    public EClass eClass(String typeName) {
        return classifier(typeName) instanceof EClass c ? c : null;
    }

    /** Whether an object of a class is one of a type by its name; any object is an {@code EObject}. */
    public static boolean isKind(EClass c, EClass type) {
        return type == EcorePackage.Literals.EOBJECT || type.isSuperTypeOf(c);
    }

    private static String packageName(String typeName) {
        int colons = typeName.indexOf("::");
        if (colons >= 0) {
            return typeName.substring(0, colons);
        }
        int dot = typeName.indexOf('.');
        return dot < 0 ? "" : typeName.substring(0, dot);
    }
}
