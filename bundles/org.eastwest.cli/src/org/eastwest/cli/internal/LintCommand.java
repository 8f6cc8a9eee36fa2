// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.viewpoint.SpecificationSource;
import org.eastwest.viewpoint.lint.Lint;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.impl.EPackageRegistryImpl;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.xmi.impl.EcoreResourceFactoryImpl;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code lint}: says what is wrong with specifications of diagrams, before Sirius keeps silent about it. */
@Command(name = "lint", description = "Check specifications of diagrams (.odesign) and say what is wrong with them.")
final class LintCommand extends ComputingCommand {
    private static final String METAMODEL = "EW-VIEWPOINT-038";
    private static final List<String> CLASS_FOLDERS = List.of("target/classes", "bin");

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Files that belong together.")
    private List<String> files = new ArrayList<>();

    @Option(names = "--metamodel", paramLabel = "ECORE", description =
            "A metamodel (.ecore) that they name. The .ecore "
            + "files beside them and in the folder 'model' of their project are known, and those of the installation.")
    private List<String> metamodels = new ArrayList<>();

    @Option(names = "--classes", paramLabel = "PATH", description =
            "A folder or JAR with their Java services. The folders "
            + "target/classes and bin of their project are known.")
    private List<String> classes = new ArrayList<>();

    LintCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    @Override
    ExitCode compute() {
        List<Path> paths = files.stream().map(f -> SpecificationFile.require(terminal().resolve(f))).toList();
        try (URLClassLoader services = classLoader(paths)) {
            List<SpecificationSource> sources = new ArrayList<>();
            for (int i = 0; i < paths.size(); i++) {
                sources.add(new Named(SpecificationSource.file(paths.get(i), services), files.get(i)));
            }
            List<Finding> findings = new ArrayList<>();
            EPackage.Registry known = metamodels(paths, findings);
            Lint.check(sources, known).stream().map(ProblemFinding::of).forEach(findings::add);
            return report(findings);
        } catch (IOException e) {
            throw CommandFailure.unusable("The classes of the services cannot be read: " + Faults.reason(e) + ".");
        }
    }

    private ExitCode report(List<Finding> findings) {
        writeJson(new JsonObject(), findings);
        if (printsText()) {
            Findings.print(findings, terminal().out());
            long errors = count(findings, Severity.ERROR);
            long warnings = count(findings, Severity.WARNING);
            terminal().out().println(String.join(", ", files) + ": " + errors + (errors == 1 ? " error, " : " errors, ")
                    + warnings + (warnings == 1 ? " warning" : " warnings"));
        }
        return Findings.exitCode(findings);
    }

    private static long count(List<Finding> findings, Severity severity) {
        return findings.stream().filter(f -> f.severity() == severity).count();
    }

    /** The folder of the bundle around a file, or the file's own. */
    private static Path project(Path file) {
        for (Path folder = file.getParent(); folder != null; folder = folder.getParent()) {
            if (Files.isDirectory(folder.resolve("META-INF"))) {
                return folder;
            }
        }
        return file.getParent();
    }

    private URLClassLoader classLoader(List<Path> paths) throws MalformedURLException {
        Set<Path> places = new LinkedHashSet<>();
        classes.forEach(c -> places.add(existing(c)));
        paths.forEach(p -> CLASS_FOLDERS.forEach(f -> places.add(project(p).resolve(f))));
        List<URL> urls = new ArrayList<>();
        for (Path place : places) {
            urls.add(place.toUri().toURL());
        }
        return new URLClassLoader(urls.toArray(URL[]::new), new InstalledClasses());
    }

    private Path existing(String name) {
        Path path = terminal().resolve(name);
        if (!Files.exists(path)) {
            throw CommandFailure.unusable("There is nothing at " + path + ". Name what is there.");
        }
        return path;
    }

    /** Those of the installation, those that are named, and those found beside the files; of these some may be broken. */
    private EPackage.Registry metamodels(List<Path> paths, List<Finding> findings) {
        EPackage.Registry registry = new EPackageRegistryImpl(EPackage.Registry.INSTANCE);
        EPackage.Registry.INSTANCE.keySet().stream().filter(uri -> uri.contains("eastwest")).sorted()
                .forEach(uri -> registry.put(uri, EPackage.Registry.INSTANCE.getEPackage(uri)));
        for (String metamodel : metamodels) {
            Path file = existing(metamodel);
            try {
                load(file, registry);
            } catch (IOException fault) {
                throw CommandFailure.unusable("The metamodel " + file + " cannot be read: " + reason(fault)
                        + ". Name a readable .ecore file.");
            }
        }
        Set<Path> folders = new LinkedHashSet<>();
        paths.forEach(p -> {
            folders.add(p.getParent());
            folders.add(project(p).resolve("model"));
        });
        for (Path folder : folders) {
            for (Path file : found(folder)) {
                try {
                    load(file, registry);
                } catch (IOException fault) {
                    findings.add(new Finding(Severity.WARNING, METAMODEL, "The metamodel " + file.getFileName()
                            + " cannot be read: " + reason(fault) + ". Its types are not checked.", file.toString(),
                            "Correct it, or take it away."));
                }
            }
        }
        return registry;
    }

    private static String reason(IOException fault) {
        return Faults.reason(fault).replaceFirst("\\.$", "");
    }

    private static List<Path> found(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(f -> f.toString().endsWith(".ecore")).sorted().toList();
        } catch (IOException e) {
            throw CommandFailure.unusable("The folder " + folder + " cannot be read: " + Faults.reason(e) + ".");
        }
    }

    private static void load(Path file, EPackage.Registry registry) throws IOException {
        Resource resource = new EcoreResourceFactoryImpl().createResource(URI.createFileURI(file.toString()));
        resource.load(null);
        resource.getContents().stream().filter(EPackage.class::isInstance).map(EPackage.class::cast)
                .filter(p -> registry.getEPackage(p.getNsURI()) == null).forEach(p -> registry.put(p.getNsURI(), p));
    }

    /** A source under the name that the user gave. */
    private record Named(SpecificationSource source, String name) implements SpecificationSource {
        @Override
        public URI uri() {
            return source.uri();
        }

        @Override
        public java.io.InputStream open() throws IOException {
            return source.open();
        }

        @Override
        public Class<?> serviceClass(String qualifiedName) throws ClassNotFoundException {
            return source.serviceClass(qualifiedName);
        }

        @Override
        public java.util.Optional<URL> image(String path) {
            return source.image(path);
        }
    }
}
