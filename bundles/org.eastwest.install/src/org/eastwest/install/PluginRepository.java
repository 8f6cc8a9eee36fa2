// SPDX-License-Identifier: EPL-2.0
package org.eastwest.install;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * Where plugins come from: a p2 repository in a folder, zipped in a file, or on a server.
 *
 * @param address   its address; that of a zipped one is the file's
 * @param given     as the user named it
 * @param allowHttp whether it, or a part of it, may be read by http
 */
public record PluginRepository(URI address, String given, boolean allowHttp) {
    private static final String REMEDY = "Name a folder, a zipped update site, or an https: address.";

    /**
     * The repository that a text names.
     *
     * @param text      a folder, a file, or a {@code file:} or {@code https:} address
     * @param directory against which a relative path is resolved
     * @param allowHttp whether an {@code http:} address may be used
     * @throws InstallException when there is no such folder or file, or the address is of no use
     */
    public static PluginRepository of(String text, Path directory, boolean allowHttp) throws InstallException {
        String given = text.strip();
        if (given.isEmpty()) {
            throw new InstallException("The repository has no address.", REMEDY);
        }
        String scheme = scheme(given);
        return switch (scheme) {
            case "" -> local(given, directory, allowHttp);
            case "file" -> local(path(given).toString(), directory, allowHttp);
            case "https" -> new PluginRepository(uri(given), given, allowHttp);
            case "http" -> http(given, allowHttp);
            default -> throw new InstallException("Repositories cannot be read by " + scheme + ": " + given + ".",
                    REMEDY);
        };
    }

    /** The scheme of an address; empty for a path. A single letter is a drive. */
    private static String scheme(String text) {
        int colon = text.indexOf(':');
        boolean scheme = colon > 1 && text.substring(0, colon).matches("[A-Za-z][A-Za-z0-9+.-]*");
        return scheme ? text.substring(0, colon).toLowerCase(Locale.ROOT) : "";
    }

    private static PluginRepository http(String given, boolean allowHttp) throws InstallException {
        if (!allowHttp) {
            throw refusedHttp(given);
        }
        return new PluginRepository(uri(given), given, true);
    }

    /** Says that and why an address is not read by http. */
    public static InstallException refusedHttp(String address) {
        return new InstallException("The repository " + address
                + " is read by http, so that anybody on the way could put other content in its place.",
                "Use its https: address, or allow http for this once (--allow-http).");
    }

    private static PluginRepository local(String text, Path directory, boolean allowHttp) throws InstallException {
        Path path;
        try {
            path = directory.resolve(text).normalize();
        } catch (InvalidPathException wrong) {
            throw new InstallException("'" + text + "' cannot be the name of a file here: " + wrong.getReason() + ".",
                    REMEDY, wrong);
        }
        if (!Files.exists(path)) {
            throw new InstallException("There is no repository " + path + ".", REMEDY + " If it was moved, install from"
                    + " where it is now.");
        }
        if (!Files.isReadable(path)) {
            throw new InstallException("The repository " + path + " may not be read.", "Make it readable.");
        }
        return new PluginRepository(path.toUri(), text, allowHttp);
    }

    private static Path path(String address) throws InstallException {
        try {
            return Path.of(new URI(address));
        } catch (URISyntaxException | IllegalArgumentException loose) {
            // People write file: addresses with spaces.
            try {
                return Path.of(address.substring("file:".length()).replaceFirst("^//+", "/"));
            } catch (InvalidPathException wrong) {
                throw new InstallException("'" + address + "' is no address of a file.", REMEDY, wrong);
            }
        }
    }

    private static URI uri(String address) throws InstallException {
        try {
            URI uri = new URI(address.replace(" ", "%20"));
            if (uri.getHost() == null) {
                throw new InstallException("The address " + address + " names no server.", REMEDY);
            }
            return uri;
        } catch (URISyntaxException wrong) {
            throw new InstallException("'" + address + "' is no address: " + wrong.getReason() + ".", REMEDY, wrong);
        }
    }

    /** The folder or the file; empty when it stands on a server. */
    public Optional<Path> path() {
        return "file".equals(address.getScheme()) ? Optional.of(Path.of(address)) : Optional.empty();
    }

    /** The address or the path, for people. */
    public String text() {
        return path().map(Path::toString).orElse(address.toString());
    }
}
