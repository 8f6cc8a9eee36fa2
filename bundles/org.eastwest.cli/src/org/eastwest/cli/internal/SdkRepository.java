// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** The p2 repository that plugins are built against: the product holds it in its folder {@code sdk}. */
final class SdkRepository {
    private static final Set<String> SCHEMES = Set.of("https", "file", "jar");

    private SdkRepository() {
    }

    /**
     * Address of the SDK.
     *
     * @param named as the user gave it, a URL or a folder; null for that of this workbench
     * @throws CommandFailure when there is none
     */
    static String address(String named, Terminal terminal) {
        if (named == null) {
            return ofThisWorkbench();
        }
        String scheme = named.contains(":") ? named.substring(0, named.indexOf(':')).toLowerCase(Locale.ROOT) : "";
        if (SCHEMES.contains(scheme)) {
            return url(named);
        }
        if (scheme.length() > 1) {
            throw CommandFailure.unusable("--repository " + named + ": give a folder, or a URL that begins with https:,"
                    + " file: or jar:.");
        }
        Path folder = terminal.resolve(named);
        if (!isRepository(folder)) {
            throw CommandFailure.unusable("--repository " + named + ": this folder holds no p2 repository (content.jar "
                    + "or content.xml). Give the folder sdk of an Eastwest product.");
        }
        return address(folder);
    }

    private static String url(String named) {
        try {
            return URI.create(named).toASCIIString();
        } catch (IllegalArgumentException wrong) {
            throw CommandFailure.unusable("--repository " + named + ": this is no URL; write a space as %20, or give a "
                    + "folder.");
        }
    }

    private static String ofThisWorkbench() {
        String product = System.getProperty("osgi.install.area", "");
        // The framework leaves spaces in it as they are.
        Path folder = Path.of(product.startsWith("file:") ? product.substring("file:".length()) : product)
                .resolve("sdk");
        if (product.isEmpty() || !isRepository(folder)) {
            throw CommandFailure.unusable("This workbench has no SDK in its folder sdk. Name one with --repository: the "
                    + "folder sdk of another Eastwest product, or a URL.");
        }
        return address(folder.toAbsolutePath().normalize());
    }

    private static boolean isRepository(Path folder) {
        return Stream.of("content.jar", "content.xml", "content.xml.xz", "compositeContent.xml", "compositeContent.jar")
                .anyMatch(file -> Files.isRegularFile(folder.resolve(file)));
    }

    private static String address(Path folder) {
        return folder.toUri().toASCIIString();
    }
}
