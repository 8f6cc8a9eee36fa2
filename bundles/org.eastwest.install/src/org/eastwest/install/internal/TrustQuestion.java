// SPDX-License-Identifier: EPL-2.0
package org.eastwest.install.internal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.cert.Certificate;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.bouncycastle.openpgp.PGPPublicKey;
import org.eastwest.install.Trust;
import org.eastwest.install.UntrustedContent;
import org.eclipse.equinox.p2.core.UIServices;

/** p2's question about content that nobody known vouches for, put to whoever asked for the installation. */
final class TrustQuestion extends UIServices {
    private static final int BUFFER_BYTES = 1 << 16;

    private final Trust trust;
    private List<UntrustedContent> refused = List.of();

    TrustQuestion(Trust trust) {
        this.trust = trust;
    }

    /** What was not trusted; empty when all was. */
    List<UntrustedContent> refused() {
        return refused;
    }

    @Override
    public TrustInfo getTrustInfo(Certificate[][] chains, String[] unsigned) {
        return getTrustInfo(chains, List.of(), unsigned);
    }

    @Override
    public TrustInfo getTrustInfo(Certificate[][] chains, Collection<PGPPublicKey> keys, String[] unsigned) {
        List<UntrustedContent> content = new ArrayList<>();
        Stream.of(unsigned == null ? new String[0] : unsigned).sorted().map(TrustQuestion::file).forEach(content::add);
        List<Certificate> certificates = Stream.of(chains == null ? new Certificate[0][] : chains)
                .map(chain -> chain[0]).toList();
        certificates.stream().map(TrustQuestion::certificate).forEach(content::add);
        keys.stream().map(TrustQuestion::key).forEach(content::add);
        boolean accepted = content.isEmpty() || trust.accepts(List.copyOf(content));
        refused = accepted ? List.of() : List.copyOf(content);
        return accepted ? new TrustInfo(certificates, keys, false, true)
                : new TrustInfo((Collection<Certificate>) null, List.of(), false, false);
    }

    /** p2 describes a file by its path, to which it may add keys in brackets. */
    private static UntrustedContent file(String detail) {
        int keys = detail.lastIndexOf(" [");
        Path path = Path.of(keys < 0 || Files.exists(Path.of(detail)) ? detail : detail.substring(0, keys));
        return new UntrustedContent(path.getFileName().toString(), "", sha256(path));
    }

    private static UntrustedContent certificate(Certificate certificate) {
        String name = certificate instanceof X509Certificate x509 ? x509.getSubjectX500Principal().getName()
                : certificate.getType();
        try {
            return new UntrustedContent("certificate", name, hex(digest().digest(certificate.getEncoded())));
        } catch (GeneralSecurityException broken) {
            return new UntrustedContent("certificate", name, "unknown");
        }
    }

    private static UntrustedContent key(PGPPublicKey key) {
        Iterator<String> users = key.getUserIDs();
        return new UntrustedContent("key", users.hasNext() ? users.next() : Long.toHexString(key.getKeyID()),
                hex(key.getFingerprint()));
    }

    private static String sha256(Path file) {
        try (InputStream content = Files.newInputStream(file)) {
            MessageDigest digest = digest();
            byte[] buffer = new byte[BUFFER_BYTES];
            for (int read = content.read(buffer); read >= 0; read = content.read(buffer)) {
                digest.update(buffer, 0, read);
            }
            return hex(digest.digest());
        } catch (IOException unreadable) {
            return "unknown";
        }
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException never) {
            throw new IllegalStateException("every Java has SHA-256", never);
        }
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }

    @Override
    public AuthenticationInfo getUsernamePassword(String location) {
        return AUTHENTICATION_PROMPT_CANCELED;
    }

    @Override
    public AuthenticationInfo getUsernamePassword(String location, AuthenticationInfo previous) {
        return AUTHENTICATION_PROMPT_CANCELED;
    }
}
