// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.impl.EPackageRegistryImpl;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.emf.ecore.resource.impl.ResourceSetImpl;
import org.eclipse.emf.ecore.xmi.impl.EcoreResourceFactoryImpl;
import org.eclipse.emf.ecore.xmi.impl.XMIResourceFactoryImpl;
import org.eclipse.emf.ecore.xmi.impl.XMIResourceImpl;

/** The invented metamodel of plants with units, ports and pipes, its specifications and a plant of four units. */
public final class Plumbing {
    private final EPackage metamodel;
    private final EPackage.Registry registry = new EPackageRegistryImpl();
    private final ResourceSet resources = new ResourceSetImpl();

    public Plumbing() {
        resources.getResourceFactoryRegistry().getExtensionToFactoryMap().put("ecore", new EcoreResourceFactoryImpl());
        resources.getResourceFactoryRegistry().getExtensionToFactoryMap().put("*", new XMIResourceFactoryImpl());
        metamodel = (EPackage) resources.getResource(uri("tiny.ecore"), true).getContents().get(0);
        resources.getResources().clear();
        registry.put(metamodel.getNsURI(), metamodel);
        resources.getPackageRegistry().put(metamodel.getNsURI(), metamodel);
    }

    /** A file of the resources. */
    public static Path file(String name) {
        try {
            return Path.of(Plumbing.class.getResource("/plumbing/" + name).toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static URI uri(String name) {
        return URI.createFileURI(file(name).toString());
    }

    public EPackage metamodel() {
        return metamodel;
    }

    public EPackage.Registry registry() {
        return registry;
    }

    /** Specifications read together. */
    public Specification read(Path... files) {
        return new SpecificationReader(registry).read(List.of(files).stream().map(f -> SpecificationSource.file(f,
                Plumbing.class.getClassLoader())).map(SpecificationSource.class::cast).toList());
    }

    /** The diagram 'flow' of a specification among the resources. */
    public DiagramDescription flow(String file) {
        return read(file(file)).diagram("flow").orElseThrow();
    }

    /** The plant of four units, loaded afresh. */
    public EObject fourUnits() {
        Resource r = new XMIResourceImpl(uri("four-units.plumbing"));
        resources.getResources().add(r);
        try {
            r.load(null);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return r.getContents().get(0);
    }

    /** A plant without anything in it, in a resource of its own. */
    public EObject emptyPlant() {
        Resource r = new XMIResourceImpl(URI.createURI("empty.plumbing"));
        resources.getResources().add(r);
        EObject plant = make("Plant", null);
        r.getContents().add(plant);
        return plant;
    }

    /** An object of the metamodel with a name. */
    public EObject make(String type, String name) {
        EObject object = metamodel.getEFactoryInstance()
                .create((org.eclipse.emf.ecore.EClass) metamodel.getEClassifier(type));
        if (name != null) {
            set(object, "name", name);
        }
        return object;
    }

    public static Object get(EObject object, String feature) {
        return object.eGet(object.eClass().getEStructuralFeature(feature));
    }

    @SuppressWarnings("unchecked")
    public static List<EObject> list(EObject object, String feature) {
        return (List<EObject>) get(object, feature);
    }

    public static void set(EObject object, String feature, Object value) {
        object.eSet(object.eClass().getEStructuralFeature(feature), value);
    }
}
