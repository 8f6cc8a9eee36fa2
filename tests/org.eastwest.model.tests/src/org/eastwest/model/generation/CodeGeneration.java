// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.generation;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

import org.eclipse.emf.codegen.ecore.generator.Generator;
import org.eclipse.emf.codegen.ecore.genmodel.GenDataType;
import org.eclipse.emf.codegen.ecore.genmodel.GenModel;
import org.eclipse.emf.codegen.ecore.genmodel.GenModelPackage;
import org.eclipse.emf.codegen.ecore.genmodel.generator.GenBaseGeneratorAdapter;
import org.eclipse.emf.codegen.ecore.genmodel.generator.GenModelGeneratorAdapterFactory;
import org.eclipse.emf.codegen.ecore.genmodel.impl.GenDataTypeImpl;
import org.eclipse.emf.codegen.ecore.genmodel.impl.GenModelFactoryImpl;
import org.eclipse.emf.common.util.BasicMonitor;
import org.eclipse.emf.common.util.Diagnostic;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.plugin.EcorePlugin;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.emf.ecore.resource.impl.ResourceSetImpl;
import org.eclipse.emf.ecore.xmi.XMLResource;
import org.eclipse.emf.ecore.xmi.impl.EcoreResourceFactoryImpl;
import org.eclipse.emf.ecore.xmi.impl.XMIResourceFactoryImpl;

import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;

/** Generates the Java code of the metamodel; no Eclipse is needed. */
final class CodeGeneration {
    /** The bundles code is generated for; each has it in its folder {@code src-gen} alone. */
    static final List<String> BUNDLES = List.of("org.eastwest.model", "org.eastwest.model.edit");

    /** The generator models; the window edits what the first describes. */
    static final List<String> GENMODELS = List.of("org.eastwest.model/model/eastwest.genmodel",
            "org.eastwest.model/model/view.genmodel");

    private final Path bundles;

    /** @param bundles the folder that holds the bundles */
    CodeGeneration(Path bundles) {
        this.bundles = bundles;
    }

    /**
     * Writes {@code BUNDLE/src-gen} for each bundle, the generator model, and what the generator proposes for the
     * bundle's other files, into a folder that has none of them.
     */
    void generateInto(Path folder) throws IOException {
        Locale own = Locale.getDefault();
        // The generator makes names in upper case as the default language has it: in Turkish, ID would get a dot.
        Locale.setDefault(Locale.ROOT);
        try {
            generateNeutrally(folder);
        } finally {
            Locale.setDefault(own);
        }
    }

    private void generateNeutrally(Path folder) throws IOException {
        EcorePlugin.ExtensionProcessor.process(null);
        BUNDLES.forEach(bundle -> EcorePlugin.getPlatformResourceMap().put(bundle,
                URI.createFileURI(folder.resolve(bundle).toString() + "/")));
        for (String genmodel : GENMODELS) {
            generate(folder, genmodel);
        }
    }

    private void generate(Path folder, String name) throws IOException {
        GenModel model = load(name);
        Path genmodel = folder.resolve(name);
        Files.createDirectories(genmodel.getParent());
        try (OutputStream stream = Files.newOutputStream(genmodel)) {
            model.eResource().save(stream, Map.of(XMLResource.OPTION_ENCODING, "UTF-8",
                    Resource.OPTION_LINE_DELIMITER, "\n"));
        }
        model.setCanGenerate(true);
        Generator generator = new Generator();
        generator.getAdapterFactoryDescriptorRegistry().addDescriptor(GenModelPackage.eNS_URI,
                GenModelGeneratorAdapterFactory.DESCRIPTOR);
        generator.setInput(model);
        generate(generator, model, GenBaseGeneratorAdapter.MODEL_PROJECT_TYPE);
        if (name.equals(GENMODELS.get(0))) {
            generate(generator, model, GenBaseGeneratorAdapter.EDIT_PROJECT_TYPE);
        }
    }

    /** Puts what was generated into a folder in place of what the bundles have. */
    void adopt(Path folder) throws IOException {
        for (String genmodel : GENMODELS) {
            Files.copy(folder.resolve(genmodel), bundles.resolve(genmodel), StandardCopyOption.REPLACE_EXISTING);
        }
        for (String bundle : BUNDLES) {
            Path target = bundles.resolve(bundle).resolve("src-gen");
            delete(target);
            copy(folder.resolve(bundle).resolve("src-gen"), target);
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Path copy = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(file, copy);
                }
            }
        }
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : (Iterable<Path>) files.sorted(Comparator.reverseOrder())::iterator) {
                    Files.delete(file);
                }
            }
        }
    }

    private static void generate(Generator generator, GenModel model, String projectType) {
        Diagnostic result = generator.generate(model, projectType, new BasicMonitor());
        if (result.getSeverity() != Diagnostic.OK) {
            throw new IllegalStateException("generating " + projectType + ": " + result + " " + result.getChildren());
        }
    }

    private GenModel load(String genmodel) {
        ResourceSet resources = new ResourceSetImpl();
        GenModelPackage.eINSTANCE.setEFactoryInstance(new QuantityDefaults());
        resources.getResourceFactoryRegistry().getExtensionToFactoryMap().put("ecore", new EcoreResourceFactoryImpl());
        resources.getResourceFactoryRegistry().getExtensionToFactoryMap().put("genmodel", new XMIResourceFactoryImpl());
        Resource resource = resources.getResource(URI.createFileURI(bundles.resolve(genmodel).toString()), true);
        GenModel model = (GenModel) resource.getContents().get(0);
        model.reconcile();
        // The bodies stand in the metamodel; a second copy would win over it.
        model.getGenPackages().stream().flatMap(genPackage -> genPackage.getGenDataTypes().stream()).forEach(type -> {
            type.eUnset(GenModelPackage.Literals.GEN_DATA_TYPE__CREATE);
            type.eUnset(GenModelPackage.Literals.GEN_DATA_TYPE__CONVERT);
        });
        return model;
    }

    /** Turns the default value of a quantity, such as 30 m, into Java: EMF alone would read it as a bare number. */
    private static final class QuantityDefaults extends GenModelFactoryImpl {
        @Override
        public GenDataType createGenDataType() {
            return new QuantityDataType();
        }
    }

    private static final class QuantityDataType extends GenDataTypeImpl {
        @Override
        public String getStaticValue(String text, boolean cast) {
            if (text == null || !Double.class.getName().equals(getEcoreDataType().getInstanceClassName())) {
                return super.getStaticValue(text, cast);
            }
            Dimension dimension = Dimension.valueOf(getName().toUpperCase(Locale.ROOT));
            return Quantity.parse(text, dimension).value() + "D";
        }
    }
}
