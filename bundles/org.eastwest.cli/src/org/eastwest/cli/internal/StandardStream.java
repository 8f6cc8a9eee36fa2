// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/** An output that remembers why it failed, which a print stream keeps to itself. */
final class StandardStream extends FilterOutputStream {
    private IOException fault;

    StandardStream(OutputStream out) {
        super(out);
    }

    /** Why not everything arrived; empty also where the reader has seen enough and left, as head does. */
    Optional<String> lost() {
        return Optional.ofNullable(fault).map(Faults::reason).filter(reason -> !reason.contains("Broken pipe"));
    }

    @Override
    public void write(int value) throws IOException {
        write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        try {
            out.write(bytes, offset, length);
        } catch (IOException failed) {
            fault = failed;
            throw failed;
        }
    }
}
