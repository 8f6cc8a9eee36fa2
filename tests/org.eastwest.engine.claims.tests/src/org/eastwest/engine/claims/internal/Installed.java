// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.claims.internal;

import java.util.List;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.engine.fabric.internal.export.Explorer;
import org.eastwest.engine.training.internal.TrainingEngine;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.claim.CheckedClaim;
import org.eastwest.spi.claim.Claim;
import org.eastwest.spi.claim.ClaimCheck;
import org.eastwest.spi.claim.ClaimText;
import org.eastwest.spi.evaluation.KnownParts;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportRegistry;
import org.eastwest.transport.infiniband.internal.NdrTransport;
import org.eastwest.transport.roce.internal.HpccTransport;
import org.eastwest.transport.spectrumx.internal.SpectrumXTransport;

/** The checker with the engines, the catalog and the transports of the product. */
final class Installed {
    private static final List<TransportModel> MODELS = List.of(new NdrTransport(), new HpccTransport(),
            new SpectrumXTransport());
    static final TransportRegistry TRANSPORTS = () -> MODELS;
    static final KnownParts PARTS = parts();

    private Installed() {
    }

    private static KnownParts parts() {
        Catalog catalog = CatalogLoader.shipped();
        return new KnownParts(catalog.gpus().all(), catalog.servers().all(), catalog.nics().all(),
                catalog.switches().all(), catalog.models().all());
    }

    static Checker checker() {
        Fabrics fabrics = new Fabrics();
        Checker checker = new Checker(fabrics, new Explorer(), CatalogLoader.shipped());
        checker.setTraining(new TrainingEngine(fabrics));
        return checker;
    }

    static ClaimCheck check(Checker checker, List<Claim> claims) {
        return checker.check(claims, PARTS, TRANSPORTS, Progress.NONE);
    }

    /** The only claim of this text, checked. */
    static CheckedClaim check(String text) {
        Checker checker = checker();
        ClaimText read = checker.read("mine.claims", text);
        ClaimCheck check = check(checker, read.claims());
        if (check.claims().size() != 1) {
            throw new AssertionError(read.findings() + " " + check.findings());
        }
        return check.claims().get(0);
    }

    /** A shipped claim under other assumptions, checked. */
    static CheckedClaim edited(String id, String... inputsAndValues) {
        Checker checker = checker();
        Claim claim = checker.shipped().stream().filter(c -> c.id().equals(id)).findFirst().orElseThrow();
        for (int i = 0; i < inputsAndValues.length; i += 2) {
            claim = claim.with(inputsAndValues[i], inputsAndValues[i + 1]);
        }
        ClaimCheck check = check(checker, List.of(claim));
        if (check.claims().isEmpty()) {
            throw new AssertionError(check.findings());
        }
        return check.claims().get(0);
    }
}
