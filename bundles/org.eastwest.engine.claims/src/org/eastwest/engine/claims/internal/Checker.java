// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.claims.internal;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import org.eastwest.engine.claims.internal.method.Methods;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.claim.CheckedClaim;
import org.eastwest.spi.claim.Claim;
import org.eastwest.spi.claim.ClaimAnswer;
import org.eastwest.spi.claim.ClaimCheck;
import org.eastwest.spi.claim.ClaimChecker;
import org.eastwest.spi.claim.ClaimInput;
import org.eastwest.spi.claim.ClaimMethod;
import org.eastwest.spi.claim.ClaimText;
import org.eastwest.spi.claim.ClaimValues;
import org.eastwest.spi.claim.WrongInputException;
import org.eastwest.spi.evaluation.KnownParts;
import org.eastwest.spi.fabric.FabricExplorer;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.hardware.FactBook;
import org.eastwest.spi.transport.TransportRegistry;

/** Checks claims by the methods of this bundle and of whoever else registers some. */
public final class Checker implements ClaimChecker {
    /** A claim names a method that is not installed. */
    static final String NO_METHOD = "EW-CLAIM-002";
    /** An assumption that a method cannot compute with. */
    static final String WRONG_INPUT = "EW-CLAIM-003";
    /** A method failed. */
    static final String FAILED = "EW-CLAIM-004";
    private static final String SHIPPED = "shipped.claims";

    private final List<ClaimMethod> methods = new CopyOnWriteArrayList<>();
    private volatile AnalysisEngine training;

    /**
     * @param fabrics  sizes fabrics and says what they carry
     * @param explorer hashes flows onto links
     * @param facts    knows prices, failures and assumptions
     */
    public Checker(FabricModel fabrics, FabricExplorer explorer, FactBook facts) {
        methods.addAll(Methods.all(fabrics, explorer, facts, () -> Optional.ofNullable(training)));
    }

    /** Called by the service runtime. */
    public void setTraining(AnalysisEngine engine) {
        training = engine;
    }

    /** Called by the service runtime. */
    public void unsetTraining(AnalysisEngine engine) {
        if (training == engine) {
            training = null;
        }
    }

    /** Called by the service runtime. */
    public void addMethod(ClaimMethod method) {
        methods.add(method);
    }

    /** Called by the service runtime. */
    public void removeMethod(ClaimMethod method) {
        methods.remove(method);
    }

    @Override
    public List<Claim> shipped() {
        ClaimText text = new ClaimsFile("", Map.of()).read(resource());
        return text.claims().stream().map(c -> new Claim(c.id(), c.text(), c.source(), c.method(), c.inputs(), Map.of(),
                "")).toList();
    }

    private static String resource() {
        try (InputStream in = Checker.class.getResourceAsStream(SHIPPED)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @Override
    public List<ClaimMethod> methods() {
        return methods.stream().sorted(Comparator.comparing(ClaimMethod::id)).toList();
    }

    @Override
    public ClaimText read(String file, String text) {
        Map<String, Claim> known = new LinkedHashMap<>();
        shipped().forEach(claim -> known.put(claim.id(), claim));
        return new ClaimsFile(file, known).read(text);
    }

    @Override
    public String write(List<Claim> claims) {
        StringBuilder text = new StringBuilder("# Claims of Eastwest; change an assumption and check this file"
                + " again.\n");
        for (Claim claim : claims) {
            text.append("\n[").append(claim.id()).append("]\ntext = ").append(claim.text()).append("\nsource = ")
                    .append(claim.source()).append("\nmethod = ").append(claim.method()).append('\n');
            method(claim.method()).ifPresent(method -> method.inputs().forEach(input -> write(claim, input, text)));
        }
        return text.toString();
    }

    private static void write(Claim claim, ClaimInput input, StringBuilder text) {
        String value = claim.inputs().getOrDefault(input.id(), input.standard());
        text.append("# ").append(input.label()).append(claim.inputs().containsKey(input.id()) ? ""
                : "; " + input.source()).append('\n').append(input.id()).append(" = ").append(value).append('\n');
    }

    private Optional<ClaimMethod> method(String id) {
        return methods.stream().filter(m -> m.id().equals(id)).findFirst();
    }

    @Override
    public ClaimCheck check(List<Claim> claims, KnownParts parts, TransportRegistry transports, Progress progress) {
        List<CheckedClaim> checked = new ArrayList<>();
        List<Finding> findings = new ArrayList<>();
        for (int i = 0; i < claims.size(); i++) {
            progress.check();
            progress.report((double) i / claims.size(), claims.get(i).id());
            check(claims.get(i), parts, transports, progress, findings).ifPresent(checked::add);
        }
        progress.report(1, "done");
        return new ClaimCheck(checked, findings);
    }

    private Optional<CheckedClaim> check(Claim claim, KnownParts parts, TransportRegistry transports,
            Progress progress, List<Finding> findings) {
        Optional<ClaimMethod> method = method(claim.method());
        if (method.isEmpty()) {
            findings.add(Finding.error(NO_METHOD, claim.id(), place(claim, "method") + "there is no method '"
                    + claim.method() + "'.", "Use one of " + methods().stream().map(ClaimMethod::id)
                            .collect(Collectors.joining(", ")) + ", or install the plugin that has it."));
            return Optional.empty();
        }
        try {
            Values values = new Values(claim, method.get());
            ClaimAnswer answer = method.get().evaluate(new ClaimValues(values.numbers(), values.words(), parts,
                    transports), progress);
            return Optional.of(new CheckedClaim(claim, values.assumed(), answer));
        } catch (WrongInputException wrong) {
            String[] said = wrong.getMessage().split("(?<=\\.) (?=[A-Z])", 2);
            findings.add(Finding.error(WRONG_INPUT, claim.id(), place(claim, wrong.input()) + said[0], said.length > 1
                    ? said[1] : "Give a value with its unit."));
        } catch (CancellationException cancelled) {
            throw cancelled;
        } catch (RuntimeException | LinkageError fault) {
            findings.add(Finding.error(FAILED, claim.id(), "The method '" + claim.method() + "' failed with claim '"
                    + claim.id() + "': " + fault + ".", "Report it to the provider of the method."));
        }
        return Optional.empty();
    }

    private static String place(Claim claim, String what) {
        return claim.file().isEmpty() ? "claim '" + claim.id() + "': "
                : ClaimsFile.place(claim.file(), claim.lines().getOrDefault(what, claim.lines().get("method"))) + ": ";
    }
}
