// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javassist.bytecode.AccessFlag;
import javassist.bytecode.AttributeInfo;
import javassist.bytecode.ClassFile;
import javassist.bytecode.FieldInfo;
import javassist.bytecode.MethodInfo;

/**
 * The API of a bundle as a jar: what others see of the classes in its exported packages, without their code, and the
 * versions of these packages.
 */
final class ApiJar {
    private static final String EXPORTS = "Export-Package";
    private static final Pattern EXPORT = Pattern.compile("([\\w.]+)((?:;[^,\"]*(?:\"[^\"]*\")?)*)");
    private static final Pattern VERSION = Pattern.compile("version=\"?([\\d.]+)");
    private static final Set<String> SEEN = Set.of("Signature", "InnerClasses", "Exceptions", "ConstantValue",
            "RuntimeVisibleAnnotations", "RuntimeInvisibleAnnotations", "AnnotationDefault", "Record",
            "PermittedSubclasses", "Deprecated");

    private ApiJar() {
    }

    /** Versions of the packages that a manifest exports for everybody. */
    static Map<String, String> packages(Manifest manifest) {
        Map<String, String> packages = new TreeMap<>();
        String header = manifest.getMainAttributes().getValue(EXPORTS);
        Matcher export = EXPORT.matcher(header == null ? "" : header);
        while (export.find()) {
            Matcher version = VERSION.matcher(export.group(2));
            if (!export.group(2).contains("x-friends") && !export.group(2).contains("x-internal")) {
                packages.put(export.group(1), version.find() ? version.group(1) : "");
            }
        }
        return packages;
    }

    static Manifest manifest(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return new Manifest(in);
        }
    }

    static Map<String, String> packages(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            return packages(file.getManifest());
        }
    }

    /** Writes the jar; the same classes give the same bytes. */
    static void write(Class<?> oneOfIts, Manifest manifest, Path jar) throws IOException {
        Map<String, String> packages = packages(manifest);
        Map<String, byte[]> entries = new TreeMap<>();
        for (String name : packages.keySet()) {
            entries.putAll(classes(oneOfIts, name.replace('.', '/')));
        }
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
            entry(out, JarFile.MANIFEST_NAME, text(packages));
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                entry(out, entry.getKey(), entry.getValue());
            }
        }
    }

    private static byte[] text(Map<String, String> packages) {
        List<String> exports = packages.entrySet().stream().map(e -> e.getKey() + ";version=\"" + e.getValue() + "\"")
                .toList();
        return ("Manifest-Version: 1.0\n" + EXPORTS + ": " + String.join(",\n ", exports) + "\n")
                .getBytes(StandardCharsets.UTF_8);
    }

    private static void entry(ZipOutputStream out, String name, byte[] content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTime(0);
        out.putNextEntry(entry);
        out.write(content);
        out.closeEntry();
    }

    private static Map<String, byte[]> classes(Class<?> oneOfIts, String folder) throws IOException {
        Path place = place(oneOfIts);
        if (Files.isDirectory(place)) {
            return classes(place.resolve(folder), folder);
        }
        try (FileSystem jar = FileSystems.newFileSystem(place)) {
            return classes(jar.getPath(folder), folder);
        }
    }

    private static Path place(Class<?> type) {
        try {
            URI place = type.getProtectionDomain().getCodeSource().getLocation().toURI();
            return Path.of(place);
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static Map<String, byte[]> classes(Path folder, String name) throws IOException {
        Map<String, byte[]> found = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".class")).toList()) {
                byte[] seen = seen(file);
                if (seen.length > 0) {
                    found.put(name + "/" + file.getFileName(), seen);
                }
            }
        }
        return found;
    }

    /** What others see of a class; nothing of one that they do not. */
    private static byte[] seen(Path file) throws IOException {
        ClassFile type;
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            type = new ClassFile(in);
        }
        if (!AccessFlag.isPublic(type.getAccessFlags())) {
            return new byte[0];
        }
        type.getMethods().removeIf(method -> AccessFlag.isPrivate(method.getAccessFlags())
                || (method.getAccessFlags() & AccessFlag.SYNTHETIC) != 0);
        type.getMethods().forEach(ApiJar::strip);
        type.getFields().removeIf(field -> AccessFlag.isPrivate(field.getAccessFlags()));
        type.getFields().forEach(ApiJar::strip);
        type.getAttributes().removeIf(attribute -> !SEEN.contains(attribute.getName()));
        type.compact();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        type.write(new DataOutputStream(bytes));
        return bytes.toByteArray();
    }

    private static void strip(MethodInfo method) {
        strip(method.getAttributes());
    }

    private static void strip(FieldInfo field) {
        strip(field.getAttributes());
    }

    private static void strip(List<AttributeInfo> attributes) {
        attributes.removeIf(attribute -> !SEEN.contains(attribute.getName()));
    }
}
