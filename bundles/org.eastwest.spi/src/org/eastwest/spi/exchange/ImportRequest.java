// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.exchange;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.eastwest.spi.analysis.Progress;

/**
 * What to import.
 *
 * @param fileName name of the file without its folder, for messages and names
 * @param content  its bytes
 * @param template true when the design begins as a template or a design of the user's, which has servers and fabrics
 *                 already: an importer then assumes none of its own
 * @param progress told how far it is; asked whether to stop
 * @since 1.0
 */
public record ImportRequest(String fileName, ImportContent content, boolean template, Progress progress) {
    /** The largest text that {@link #text()} reads, bytes: 256 MiB. */
    public static final int TEXT_LIMIT_BYTES = 256 << 20;
    private static final int CHUNK_BYTES = 1 << 20;

    public ImportRequest {
        Objects.requireNonNull(fileName, "fileName");
        Objects.requireNonNull(content, "content");
        Objects.requireNonNull(progress, "progress");
    }

    /**
     * The whole content as UTF-8 text, without a byte order mark and with {@code \n} at the end of lines.
     *
     * @throws ImportException when it is no UTF-8 text, or larger than {@link #TEXT_LIMIT_BYTES}
     * @throws IOException     when it cannot be read
     * @throws java.util.concurrent.CancellationException when the user no longer wants it
     */
    public String text() throws ImportException, IOException {
        return text(TEXT_LIMIT_BYTES);
    }

    String text(int limitBytes) throws ImportException, IOException {
        String text = decoded(bytes(limitBytes));
        String withoutMark = text.startsWith("\uFEFF") ? text.substring(1) : text;
        return withoutMark.replace("\r\n", "\n").replace('\r', '\n');
    }

    private byte[] bytes(int limitBytes) throws ImportException, IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        try (InputStream in = content.open()) {
            for (byte[] chunk = in.readNBytes(CHUNK_BYTES); chunk.length > 0; chunk = in.readNBytes(CHUNK_BYTES)) {
                progress.check();
                progress.report(Double.NaN, "Reading " + fileName);
                if (all.size() > limitBytes - chunk.length) {
                    throw new ImportException(0, "The file is larger than " + (limitBytes >> 20) + " MiB",
                            "Export a smaller part, or one level of detail less.");
                }
                all.writeBytes(chunk);
            }
        }
        return all.toByteArray();
    }

    private static String decoded(byte[] bytes) throws ImportException {
        try {
            return StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT).decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException noText) {
            throw new ImportException(0, "The file is no UTF-8 text", "Save it as UTF-8, or choose another importer.",
                    noText);
        }
    }
}
