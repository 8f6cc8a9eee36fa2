// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eastwest.catalog.Catalog;
import org.eastwest.quantity.Quantity;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.claim.CheckedClaim;
import org.eastwest.spi.claim.Claim;
import org.eastwest.spi.claim.ClaimCheck;
import org.eastwest.spi.claim.ClaimText;
import org.eastwest.spi.evaluation.KnownParts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code claims}: published figures against what the engines compute. */
@Command(name = "claims", description = "Hold published figures against what the engines compute: each with its "
        + "assumptions and a verdict.")
final class ClaimsCommand extends ComputingCommand {
    @Parameters(index = "0", arity = "0..1", paramLabel = "FILE", description = "Your own claims; those that come with "
            + "the product unless told otherwise. docs/claims.md describes the format.")
    private String file;

    @Option(names = "--set", paramLabel = "CLAIM.ASSUMPTION=VALUE",
            description = "Another assumption for this run, such "
            + "as loss-0.01-percent.timeout=0; may be repeated.")
    private Map<String, String> changes = new LinkedHashMap<>();

    @Option(names = "--out", paramLabel = "FILE",
            description = "Write the claims with all their assumptions as a file to "
            + "edit.")
    private String out;

    ClaimsCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    @Override
    ExitCode compute() {
        List<Claim> claims = changed(file == null ? services().claims().shipped() : read());
        if (out != null) {
            write(claims);
        }
        ClaimCheck check = services().claims().check(claims, parts(), services().analysis().transports(),
                new TerminalProgress(terminal()));
        if (check.claims().isEmpty() && !check.findings().isEmpty()) {
            throw CommandFailure.unusable("No claim can be checked.", check.findings());
        }
        writeJson(content(check), check.findings());
        if (printsText()) {
            check.claims().forEach(this::print);
            Findings.print(check.findings(), terminal().err());
        }
        return check.findings().isEmpty() ? ExitCode.DONE : ExitCode.UNUSABLE;
    }

    private List<Claim> read() {
        Path path = terminal().resolve(file);
        try {
            ClaimText text = services().claims().read(file, Files.readString(path, StandardCharsets.UTF_8));
            if (!text.findings().isEmpty()) {
                throw CommandFailure.unusable("The claims file " + file + " cannot be used.", text.findings());
            }
            return text.claims();
        } catch (NoSuchFileException missing) {
            throw CommandFailure.unusable(file + " does not exist. Name a claims file, or none for the claims that come"
                    + " with the product.");
        } catch (CharacterCodingException other) {
            throw CommandFailure.unusable(file + " is no text in UTF-8. Save it in UTF-8.");
        } catch (IOException fault) {
            throw CommandFailure.unusable(file + " cannot be read: " + Faults.reason(fault)
                    + ". Name a file that you may read.");
        }
    }

    private List<Claim> changed(List<Claim> claims) {
        List<Claim> changed = new ArrayList<>(claims);
        changes.forEach((path, value) -> {
            int dot = path.lastIndexOf('.');
            String id = dot < 0 ? path : path.substring(0, dot);
            int index = claims.stream().map(Claim::id).toList().indexOf(id);
            if (dot < 0 || index < 0) {
                throw CommandFailure.unusable("--set " + path + "=" + value + ": there is no claim '" + id + "'. Write"
                        + " CLAIM.ASSUMPTION=VALUE with one of " + claims.stream().map(Claim::id)
                                .collect(Collectors.joining(", ")) + ".");
            }
            changed.set(index, changed.get(index).with(path.substring(dot + 1), value));
        });
        return changed;
    }

    private void write(List<Claim> claims) {
        try {
            ResultFile.CLAIMS.write(terminal().resolve(out), services().claims().write(claims));
        } catch (IOException fault) {
            throw CommandFailure.unusable("The claims file " + out + " cannot be written: " + Faults.reason(fault)
                    + ". Name a file in an existing folder that you may write to.");
        }
    }

    private KnownParts parts() {
        Catalog catalog = services().catalog().catalog();
        return new KnownParts(catalog.gpus().all(), catalog.servers().all(), catalog.nics().all(),
                catalog.switches().all(), catalog.models().all());
    }

    private static JsonObject content(ClaimCheck check) {
        JsonObject content = new JsonObject();
        content.add("claims", Json.array(check.claims(), ClaimsCommand::claim));
        return content;
    }

    private static JsonObject claim(CheckedClaim checked) {
        JsonObject json = new JsonObject();
        json.addProperty("id", checked.claim().id());
        json.addProperty("text", checked.claim().text());
        json.addProperty("source", checked.claim().source());
        json.addProperty("method", checked.claim().method());
        json.add("assumptions", Json.array(checked.assumptions(), assumed -> {
            JsonObject each = new JsonObject();
            each.addProperty("id", assumed.id());
            each.addProperty("label", assumed.label());
            each.addProperty("text", assumed.text());
            each.add("value", Json.number(assumed.value()));
            each.addProperty("unit", assumed.unit() == null ? "" : assumed.unit().symbol());
            each.addProperty("source", assumed.source());
            each.addProperty("stated", assumed.stated());
            return each;
        }));
        json.add("computed", Json.array(checked.answer().computed(), value -> {
            JsonObject each = new JsonObject();
            each.addProperty("id", value.id());
            each.addProperty("label", value.label());
            each.add("value", Json.number(value.value()));
            each.addProperty("unit", value.unit().symbol());
            each.add("explanation", Json.explanation(value));
            return each;
        }));
        json.addProperty("verdict", checked.answer().verdict().words());
        json.addProperty("reason", checked.answer().reason());
        return json;
    }

    private void print(CheckedClaim checked) {
        terminal().out().println(checked.claim().id() + ": " + checked.answer().verdict().words());
        terminal().out().println("  \"" + checked.claim().text() + "\" (" + checked.claim().source() + ")");
        terminal().out().println("  " + Quantity.plain(checked.answer().reason()));
        TextTable table = new TextTable("    computed", "", "");
        for (Derivation value : checked.answer().computed()) {
            table.row(List.of("    " + value.id(), Quantity.plain(Texts.format(value.value(), value.unit())),
                    value.label()));
        }
        table.print(terminal().out());
        TextTable assumptions = new TextTable("    assumed", "", "");
        checked.assumptions().forEach(a -> assumptions.row(List.of("    " + a.id(), a.text(), a.label()
                + (a.stated() ? "" : " (" + a.source() + ")"))));
        assumptions.print(terminal().out());
        terminal().out().println();
    }
}
