// SPDX-License-Identifier: EPL-2.0
package org.eastwest.install;

/**
 * Content that is not signed, or signed by somebody whom this machine does not know.
 *
 * @param name   name of the file, or of the certificate or key
 * @param signer who signed it; empty when nobody did
 * @param sha256 SHA-256 of the file or of the certificate in hexadecimal digits, or the fingerprint of the key
 */
public record UntrustedContent(String name, String signer, String sha256) {
    /** For people. */
    public String text() {
        return signer.isEmpty()
                ? name + " (unsigned, SHA-256 " + sha256 + ")"
                : name + " (signed by " + signer + ", unknown here, fingerprint " + sha256 + ")";
    }
}
