// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.exchange;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Reads the files of one foreign format; an OSGi service that bundles implement. {@code import}, and File &gt; Import
 * Design... of the window, offer every one that is installed.
 *
 * <p><b>Contract.</b> Stateless and thread-safe: one object may read several files at once, each call on a thread that
 * is not the window's. It reads nothing but the request's content, writes nothing, asks the network for nothing, and
 * gives the same design for the same content. It reports progress and asks for cancellation at least every 100 ms. A
 * call that takes more than 120 seconds is given up and interrupted. One that throws anything but what is declared, or
 * returns null, is contained: the user reads which bundle failed, and nothing is written.
 *
 * @since 1.0
 */
@ConsumerType
public interface DesignImporter {
    /** Stable id, such as {@code megatron-arguments}: lower-case letters, digits, hyphens; also {@code --importer}. */
    String id();

    /** Name for people, such as {@code Megatron-LM arguments}. */
    String name();

    /** What files it takes and what becomes of them, in one or two sentences. */
    String description();

    /** Extensions of its files, without the dot, lower case; the most usual one first. At least one. */
    List<String> extensions();

    /**
     * Whether this content looks like its own; asked where several importers take the extension, and for files of
     * other extensions. Quick: it sees the beginning alone.
     *
     * @param fileName  name of the file without its folder
     * @param beginning the first characters, at most 64 Ki
     */
    boolean recognizes(String fileName, String beginning);

    /**
     * Reads a file.
     *
     * @return what the file says of a design, never null
     * @throws ImportException       when the file is not of the format or contradicts itself; it names line and remedy
     * @throws IOException           when the content cannot be read
     * @throws CancellationException when the user no longer wants it
     */
    ImportedDesign read(ImportRequest request) throws ImportException, IOException;
}
