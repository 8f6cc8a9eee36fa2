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
import org.eastwest.viewpoint.Problem;
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
        List<Path> paths = files.stream().map(this::readable).toList();
        try (URLClassLoader services = classLoader(paths)) {
            List<SpecificationSource> sources = new ArrayList<>();
            for (int i = 0; i < paths.size(); i++) {
                sources.add(new Named(SpecificationSource.file(paths.get(i), services), files.get(i)));
            }
            return report(Lint.check(sources, metamodels(paths)));
        } catch (IOException e) {
            throw CommandFailure.unusable("The classes of the services cannot be read: " + Faults.reason(e) + ".");
        }
    }

    private ExitCode report(List<Problem> problems) {
        List<Finding> findings = problems.stream().map(ProblemFinding::of).toList();
        writeJson(new JsonObject(), findings);
        if (printsText()) {
            Findings.print(findings, terminal().out());
            long errors = count(problems, Problem.Severity.ERROR);
            long warnings = count(problems, Problem.Severity.WARNING);
            terminal().out().println(String.join(", ", files) + ": " + errors + (errors == 1 ? " error, " : " errors, ")
                    + warnings + (warnings == 1 ? " warning" : " warnings"));
        }
        return Findings.exitCode(findings);
    }

    private static long count(List<Problem> problems, Problem.Severity severity) {
        return problems.stream().filter(p -> p.severity() == severity).count();
    }

    private Path readable(String file) {
        Path path = terminal().resolve(file);
        if (!Files.isRegularFile(path) || !Files.isReadable(path)) {
            throw CommandFailure.unusable("The file " + path + " cannot be read. Name an .odesign file.");
        }
        return path;
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
            throw CommandFailure.unusable("There is nothing at " + path + ". Name a folder or a JAR with classes.");
        }
        return path;
    }

    private EPackage.Registry metamodels(List<Path> paths) {
        EPackage.Registry registry = new EPackageRegistryImpl(EPackage.Registry.INSTANCE);
        EPackage.Registry.INSTANCE.keySet().stream().filter(uri -> uri.contains("eastwest")).sorted()
                .forEach(uri -> registry.put(uri, EPackage.Registry.INSTANCE.getEPackage(uri)));
        metamodels.forEach(m -> load(terminal().resolve(m), registry));
        Set<Path> folders = new LinkedHashSet<>();
        paths.forEach(p -> {
            folders.add(p.getParent());
            folders.add(project(p).resolve("model"));
        });
        folders.forEach(f -> found(f).forEach(e -> load(e, registry)));
        return registry;
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

    private static void load(Path file, EPackage.Registry registry) {
        Resource resource = new EcoreResourceFactoryImpl().createResource(URI.createFileURI(file.toString()));
        try {
            resource.load(null);
        } catch (IOException e) {
            throw CommandFailure.unusable("The metamodel " + file + " cannot be read: " + Faults.reason(e)
                    + ". Name a readable .ecore file.");
        }
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
