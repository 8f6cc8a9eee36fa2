// SPDX-License-Identifier: EPL-2.0
package org.eastwest.install.tests;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Writes p2 repositories: features, each with one bundle of its id that registers {@link InstalledTransport}. */
final class TestRepository {
    private static final String SPI = "org.eastwest.spi.transport";

    private final Path folder;
    private final List<String> units = new ArrayList<>();
    private final List<String> artifacts = new ArrayList<>();

    TestRepository(Path folder) {
        this.folder = folder;
    }

    /** A feature whose bundle fits to the workbench. */
    TestRepository feature(String id, String version) {
        return feature(id, version, "[1.0.0,2.0.0)", "[1.0.0,2.0.0)", "");
    }

    /**
     * A feature.
     *
     * @param told   versions of the SPI that p2 is told of
     * @param wanted versions of the SPI that the bundle imports
     * @param needs  a bundle that it needs besides; may be empty
     */
    TestRepository feature(String id, String version, String told, String wanted, String needs) {
        byte[] bundle = bundle(id, version, wanted, needs);
        write("plugins/" + id + "_" + version + ".jar", bundle);
        artifacts.add(artifact("osgi.bundle", id, version, bundle));
        units.add(unit(id, version,
                List.of(provided("osgi.bundle", id, version), provided("java.package", id, version)),
                Stream.of(required("java.package", SPI, told),
                        needs.isEmpty() ? "" : required("osgi.bundle", needs, "1.0.0")).filter(r -> !r.isEmpty())
                        .toList(), Map.of("org.eclipse.equinox.p2.name", "Bundle of " + id), "",
                "<artifacts size='1'><artifact classifier='osgi.bundle' id='" + id + "' version='" + version
                        + "'/></artifacts>"));
        units.add(unit(id + ".feature.feature.group", version, List.of(), List.of(required("org.eclipse.equinox.p2.iu",
                id, "[" + version + "," + version + "]")), Map.of("org.eclipse.equinox.p2.name", "Feature " + id,
                        "org.eclipse.equinox.p2.provider", "Example Inc.",
                        "org.eclipse.equinox.p2.description", "A transport for tests.",
                        "org.eclipse.equinox.p2.type.group", "true"),
                "<licenses size='1'><license uri='https://example.com/licence'>Use it as you like.</license>"
                        + "</licenses>",
                ""));
        return this;
    }

    /** Writes the index of what was added. */
    Path write() {
        write("content.xml", ("<?xml version='1.0' encoding='UTF-8'?>\n<?metadataRepository version='1.2.0'?>\n"
                + "<repository name='Tests' type='org.eclipse.equinox.internal.p2.metadata.repository"
                + ".LocalMetadataRepository' version='1'>\n<units size='" + units.size() + "'>\n"
                + String.join("\n", units) + "\n</units>\n</repository>\n").getBytes(StandardCharsets.UTF_8));
        write("artifacts.xml", ("<?xml version='1.0' encoding='UTF-8'?>\n<?artifactRepository version='1.1.0'?>\n"
                + "<repository name='Tests' type='org.eclipse.equinox.p2.artifact.repository.simpleRepository' "
                + "version='1'>\n<mappings size='1'><rule filter='(&amp; (classifier=osgi.bundle))' "
                + "output='${repoUrl}/plugins/${id}_${version}.jar'/></mappings>\n<artifacts size='" + artifacts.size()
                + "'>\n" + String.join("\n", artifacts) + "\n</artifacts>\n</repository>\n")
                .getBytes(StandardCharsets.UTF_8));
        return folder;
    }

    /** Writes it all as a zipped update site. */
    Path zip(Path file) {
        write();
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file));
                Stream<Path> files = Files.walk(folder)) {
            for (Path each : files.filter(Files::isRegularFile).sorted().toList()) {
                zip.putNextEntry(new ZipEntry(folder.relativize(each).toString().replace('\\', '/')));
                Files.copy(each, zip);
                zip.closeEntry();
            }
            return file;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private void write(String name, byte[] content) {
        try {
            Path file = folder.resolve(name);
            Files.createDirectories(file.getParent());
            Files.write(file, content);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String unit(String id, String version, List<String> provides, List<String> requires,
            Map<String, String> properties, String licences, String artifacts) {
        List<String> all = new ArrayList<>(List.of(provided("org.eclipse.equinox.p2.iu", id, version)));
        all.addAll(provides);
        StringBuilder xml = new StringBuilder("<unit id='" + id + "' version='" + version + "' singleton='true'>");
        xml.append("<properties size='").append(properties.size()).append("'>");
        new LinkedHashMap<>(properties).forEach((key, value) -> xml.append("<property name='").append(key)
                .append("' value='").append(value).append("'/>"));
        xml.append("</properties><provides size='").append(all.size()).append("'>").append(String.join("", all))
                .append("</provides><requires size='").append(requires.size()).append("'>")
                .append(String.join("", requires)).append("</requires>").append(artifacts);
        return xml.append("<touchpoint id='org.eclipse.equinox.p2.osgi' version='1.0.0'/>").append(licences)
                .append("</unit>").toString();
    }

    private static String provided(String namespace, String name, String version) {
        return "<provided namespace='" + namespace + "' name='" + name + "' version='" + version + "'/>";
    }

    private static String required(String namespace, String name, String range) {
        return "<required namespace='" + namespace + "' name='" + name + "' range='" + range + "'/>";
    }

    private static String artifact(String classifier, String id, String version, byte[] content) {
        return "<artifact classifier='" + classifier + "' id='" + id + "' version='" + version + "'>"
                + "<properties size='2'><property name='download.size' value='" + content.length + "'/>"
                + "<property name='download.checksum.sha-256' value='" + sha256(content)
                + "'/></properties></artifact>";
    }

    static String sha256(byte[] content) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] bundle(String id, String version, String spi, String needs) {
        String name = InstalledTransport.class.getName();
        String manifest = "Manifest-Version: 1.0\nBundle-ManifestVersion: 2\nBundle-SymbolicName: " + id + "\n"
                + "Bundle-Version: " + version + "\nBundle-RequiredExecutionEnvironment: JavaSE-17\n"
                + "Bundle-ActivationPolicy: lazy\nService-Component: OSGI-INF/transport.xml\n"
                + (needs.isEmpty() ? "" : "Require-Bundle: " + needs + "\n")
                + "Import-Package: org.eastwest.spi.analysis,\n org.eastwest.spi.hardware,\n"
                + " org.eastwest.spi.transport;version=\"" + spi + "\"\n";
        String component = "<scr:component xmlns:scr='http://www.osgi.org/xmlns/scr/v1.3.0' name='" + id + "'>"
                + "<implementation class='" + name + "'/><service><provide interface='"
                + "org.eastwest.spi.transport.TransportModel'/></service><property name='id' value='"
                + InstalledTransport.ID + "'/></scr:component>";
        Map<String, byte[]> entries = new LinkedHashMap<>();
        entries.put("META-INF/MANIFEST.MF", manifest.getBytes(StandardCharsets.UTF_8));
        entries.put("OSGI-INF/transport.xml", component.getBytes(StandardCharsets.UTF_8));
        entries.put(name.replace('.', '/') + ".class", code());
        ByteArrayOutputStream jar = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(jar)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                zip.putNextEntry(new ZipEntry(entry.getKey()));
                zip.write(entry.getValue());
                zip.closeEntry();
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        return jar.toByteArray();
    }

    private static byte[] code() {
        try (InputStream code = InstalledTransport.class.getResourceAsStream("InstalledTransport.class")) {
            return code.readAllBytes();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
