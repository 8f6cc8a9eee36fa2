// SPDX-License-Identifier: EPL-2.0
package org.eastwest.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.tools.ToolProvider;

/**
 * Makes an empty RCP application of the platform bundles of a built product: one perspective without views, nothing
 * else. {@code java EmptyProduct.java PRODUCT OUT}; needs a JDK.
 */
public final class EmptyProduct {

    private static final String ID = "org.eastwest.empty";
    /** What a window needs and no bundle asks for. */
    private static final List<String> ROOTS = List.of("org.eclipse.ui", "org.eclipse.equinox.launcher",
            "org.eclipse.equinox.simpleconfigurator", "org.apache.felix.scr", "org.eclipse.equinox.event",
            "org.eclipse.equinox.ds", "org.eclipse.core.runtime", "org.eclipse.e4.ui.workbench.addons.swt",
            "org.eclipse.e4.ui.workbench.renderers.swt", "org.eclipse.e4.ui.css.swt.theme", "org.eclipse.ui.themes");

    private static final String APPLICATION = """
            package org.eastwest.empty;

            import org.eclipse.equinox.app.IApplication;
            import org.eclipse.equinox.app.IApplicationContext;
            import org.eclipse.ui.IPageLayout;
            import org.eclipse.ui.IPerspectiveFactory;
            import org.eclipse.ui.PlatformUI;
            import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
            import org.eclipse.ui.application.WorkbenchAdvisor;
            import org.eclipse.ui.application.WorkbenchWindowAdvisor;

            public class Application implements IApplication {
                public static class Empty implements IPerspectiveFactory {
                    public void createInitialLayout(IPageLayout layout) {
                    }
                }

                public Object start(IApplicationContext context) {
                    var display = PlatformUI.createDisplay();
                    PlatformUI.createAndRunWorkbench(display, new WorkbenchAdvisor() {
                        public String getInitialWindowPerspectiveId() {
                            return "org.eastwest.empty.perspective";
                        }

                        public WorkbenchWindowAdvisor createWorkbenchWindowAdvisor(IWorkbenchWindowConfigurer c) {
                            return new WorkbenchWindowAdvisor(c) {
                                public void preWindowOpen() {
                                    c.setTitle("Empty");
                                }
                            };
                        }
                    });
                    display.dispose();
                    return EXIT_OK;
                }

                public void stop() {
                }
            }
            """;
    private static final String PLUGIN = """
            <?xml version="1.0" encoding="UTF-8"?>
            <?eclipse version="3.4"?>
            <plugin>
                <extension id="application" point="org.eclipse.core.runtime.applications">
                    <application><run class="org.eastwest.empty.Application"/></application>
                </extension>
                <extension id="product" point="org.eclipse.core.runtime.products">
                    <product application="org.eastwest.empty.application" name="Empty"/>
                </extension>
                <extension point="org.eclipse.ui.perspectives">
                    <perspective id="org.eastwest.empty.perspective" name="Empty"
                        class="org.eastwest.empty.Application$Empty"/>
                </extension>
            </plugin>
            """;

    private final Map<String, Bundle> bundles = new TreeMap<>();
    private final Path out;

    private EmptyProduct(Path out) {
        this.out = out;
    }

    /**
     * A bundle by its manifest.
     *
     * @param name     symbolic name
     * @param version  its version
     * @param file     the jar
     * @param host     symbolic name of the host where it is a fragment; else empty
     * @param requires symbolic names of bundles it requires
     * @param imports  packages it imports, optional ones left out
     * @param exports  packages it exports
     */
    private record Bundle(String name, String version, Path file, String host, List<String> requires,
            List<String> imports, List<String> exports) {
        static Bundle read(Path file) {
            try (JarFile jar = new JarFile(file.toFile())) {
                Attributes main = jar.getManifest().getMainAttributes();
                return new Bundle(first(main.getValue("Bundle-SymbolicName")), main.getValue("Bundle-Version"), file,
                        first(main.getValue("Fragment-Host")), names(main.getValue("Require-Bundle")),
                        names(main.getValue("Import-Package")), names(main.getValue("Export-Package")));
            } catch (IOException e) {
                throw new UncheckedIOException(file + " cannot be read", e);
            }
        }

        private static String first(String header) {
            return header == null ? "" : header.split(";")[0].strip();
        }

        /** The names in a header, optional ones left out; commas in quotes separate nothing. */
        private static List<String> names(String header) {
            if (header == null) {
                return List.of();
            }
            List<String> names = new ArrayList<>();
            for (String clause : header.replaceAll("\\s", "").split(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)")) {
                if (!clause.contains("resolution:=\"optional\"") && !clause.contains("resolution:=optional")) {
                    Stream.of(clause.split(";")).takeWhile(part -> !part.contains("=")).forEach(names::add);
                }
            }
            return names;
        }
    }

    public static void main(String[] arguments) throws IOException {
        if (arguments.length != 2) {
            throw new IllegalArgumentException("usage: EmptyProduct PRODUCT OUT");
        }
        new EmptyProduct(Path.of(arguments[1])).make(Path.of(arguments[0]));
    }

    private void make(Path product) throws IOException {
        try (Stream<Path> files = Files.list(product.resolve("plugins"))) {
            files.filter(file -> file.toString().endsWith(".jar")).sorted().map(Bundle::read)
                    .forEach(bundle -> bundles.put(bundle.name(), bundle));
        }
        Files.createDirectories(out.resolve("plugins"));
        List<Bundle> chosen = closure();
        for (Bundle bundle : chosen) {
            Files.copy(bundle.file(), out.resolve("plugins").resolve(bundle.file().getFileName()));
        }
        for (String extra : List.of("org.eclipse.osgi", "org.eclipse.osgi.compatibility.state")) {
            Path file = bundles.get(extra).file();
            Files.copy(file, out.resolve("plugins").resolve(file.getFileName()));
        }
        application(chosen);
        configuration(product, chosen);
    }

    /** The roots, what they need, and the fragments of all of them. */
    private List<Bundle> closure() {
        Map<String, String> exporters = bundles.values().stream().filter(bundle -> !product(bundle))
                .sorted(Comparator.comparing(Bundle::name)).flatMap(bundle -> bundle.exports().stream()
                        .map(name -> Map.entry(name, bundle.name())))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (a, b) -> a));
        Map<String, Bundle> chosen = new LinkedHashMap<>();
        Deque<String> wanted = new ArrayDeque<>(ROOTS);
        while (!wanted.isEmpty()) {
            Bundle bundle = bundles.get(wanted.pop());
            if (bundle == null || bundle.name().equals("org.eclipse.osgi") || product(bundle)
                    || chosen.putIfAbsent(bundle.name(), bundle) != null) {
                continue;
            }
            wanted.addAll(bundle.requires());
            bundle.imports().stream().map(exporters::get).filter(name -> name != null).forEach(wanted::add);
            bundles.values().stream().filter(other -> other.host().equals(bundle.name()) && platform(other))
                    .map(Bundle::name).forEach(wanted::add);
        }
        return List.copyOf(chosen.values());
    }

    private static boolean product(Bundle bundle) {
        return bundle.name().startsWith("org.eastwest");
    }

    /** Fragments of this machine, and those of none. */
    private static boolean platform(Bundle fragment) {
        return !fragment.name().matches(".*\\.(win32|cocoa|macosx)\\..*|.*\\.compatibility\\.state");
    }

    private void application(List<Bundle> chosen) throws IOException {
        Path sources = Files.createDirectories(out.resolve("source"));
        Path file = Files.writeString(sources.resolve("Application.java"), APPLICATION, StandardCharsets.UTF_8);
        String path = Stream.concat(chosen.stream(), Stream.of(bundles.get("org.eclipse.osgi")))
                .map(bundle -> bundle.file().toString()).collect(Collectors.joining(":"));
        int code = ToolProvider.getSystemJavaCompiler().run(null, null, null, "--release", "17", "-nowarn", "-proc:none",
                "-d", sources.toString(), "-cp", path, file.toString());
        if (code != 0) {
            throw new IllegalStateException("the empty application does not compile");
        }
        Manifest manifest = new Manifest();
        Attributes main = manifest.getMainAttributes();
        main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        main.putValue("Bundle-ManifestVersion", "2");
        main.putValue("Bundle-SymbolicName", ID + ";singleton:=true");
        main.putValue("Bundle-Version", "1.0.0");
        main.putValue("Require-Bundle", "org.eclipse.ui,org.eclipse.core.runtime");
        main.putValue("Bundle-ActivationPolicy", "lazy");
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(out.resolve("plugins").resolve(jarName())),
                manifest); Stream<Path> classes = Files.list(sources.resolve("org/eastwest/empty"))) {
            for (Path type : classes.sorted().toList()) {
                jar.putNextEntry(new ZipEntry("org/eastwest/empty/" + type.getFileName()));
                Files.copy(type, jar);
            }
            jar.putNextEntry(new ZipEntry("plugin.xml"));
            jar.write(PLUGIN.getBytes(StandardCharsets.UTF_8));
        }
    }

    private static String jarName() {
        return ID + "_1.0.0.jar";
    }

    private void configuration(Path product, List<Bundle> chosen) throws IOException {
        Path folder = Files.createDirectories(out.resolve("configuration"));
        String config = Files.readString(product.resolve("configuration/config.ini"), StandardCharsets.ISO_8859_1)
                .replaceAll("(?m)^eclipse\\.product=.*$", "eclipse.product=" + ID + ".product")
                .replaceAll("(?m)^eclipse\\.application=.*$", "eclipse.application=" + ID + ".application");
        Files.writeString(folder.resolve("config.ini"), config, StandardCharsets.ISO_8859_1);
        Map<String, String> levels = levels(product);
        List<String> lines = new ArrayList<>(List.of("#encoding=UTF-8", "#version=1"));
        for (Bundle bundle : chosen) {
            lines.add(String.join(",", bundle.name(), bundle.version(), "plugins/" + bundle.file().getFileName(),
                    levels.getOrDefault(bundle.name(), "4,false")));
        }
        lines.add(ID + ",1.0.0,plugins/" + jarName() + ",4,false");
        Files.write(Files.createDirectories(folder.resolve("org.eclipse.equinox.simpleconfigurator"))
                .resolve("bundles.info"), lines, StandardCharsets.UTF_8);
    }

    /** Start level and start of every bundle, as the product has them. */
    private static Map<String, String> levels(Path product) throws IOException {
        Path info = product.resolve("configuration/org.eclipse.equinox.simpleconfigurator/bundles.info");
        return Files.readAllLines(info, StandardCharsets.UTF_8).stream().filter(line -> !line.startsWith("#"))
                .map(line -> line.split(",")).collect(Collectors.toMap(cells -> cells[0], cells -> cells[3] + ","
                        + cells[4], (a, b) -> a));
    }
}
