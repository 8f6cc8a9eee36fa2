// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.claims.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.claim.CheckedClaim;
import org.eastwest.spi.claim.Claim;
import org.eastwest.spi.claim.ClaimAnswer;
import org.eastwest.spi.claim.ClaimCheck;
import org.eastwest.spi.claim.ClaimInput;
import org.eastwest.spi.claim.ClaimMethod;
import org.eastwest.spi.claim.ClaimText;
import org.eastwest.spi.claim.ClaimValues;
import org.eastwest.spi.claim.ClaimVerdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A user's own claims: what the file may say, and what is told about what it may not. */
class ClaimsFileTest {
    @Test
    void aClaimOfTheUsersOwnIsChecked() {
        CheckedClaim claim = Installed.check("# mine\n[my-rack]\ntext = 8 x 400\nsource = a slide\nmethod = capacity\n"
                + "claimed = 3.2 Tb/s\nnumber = 8\nrate = 400 Gb/s\n");

        assertEquals(ClaimVerdict.HOLDS, claim.answer().verdict());
        assertEquals("a slide", claim.claim().source());
    }

    @Test
    void aSectionOfAShippedClaimChangesOnlyWhatItSays() {
        CheckedClaim claim = Installed.check("[cliff-h100]\nscale-out = 200 Gb/s\n");

        assertEquals(18, claim.answer().computed().get(0).value(), 1e-9);
        assertEquals(ClaimVerdict.HOLDS, claim.answer().verdict());
        assertTrue(claim.claim().text().contains("NVLink"));
    }

    @Test
    void whatIsWrittenReadsBackAndGivesTheSameVerdicts() {
        Checker checker = Installed.checker();
        List<Claim> shipped = checker.shipped();

        ClaimText read = checker.read("all.claims", checker.write(shipped));

        assertEquals(List.of(), read.findings());
        assertEquals(verdicts(Installed.check(checker, shipped)), verdicts(Installed.check(checker, read.claims())));
    }

    private static String verdicts(ClaimCheck check) {
        return check.claims().stream().map(c -> c.claim().id() + c.answer().verdict() + c.answer().computed().stream()
                .map(d -> d.id() + d.value()).toList()).collect(Collectors.joining("\n"));
    }

    @ParameterizedTest(name = "line {1}: {2}")
    @CsvSource(delimiter = '|', value = {"'what is this'|1|neither",
            "'method = cliff'|1|before the first claim", "'[a]\ntext = x'|1|names no method",
            "'[a]\nmethod = cliff\nmethod = cliff'|3|is there twice", "'[a]\nmethod = cliff\n[a]'|3|is there twice",
            "'[Upper]\nmethod = cliff'|1|neither", "''|1|holds no claim"})
    void aLineThatCannotBeReadIsToldWithFileLineAndRemedy(String text, int line, String what) {
        List<Finding> findings = Installed.checker().read("mine.claims", text).findings();

        Finding first = findings.get(0);
        assertTrue(first.message().startsWith("mine.claims, line " + line + ": ") && first.message().contains(what),
                first.message());
        assertTrue(!first.remedy().isEmpty());
    }

    @ParameterizedTest(name = "line {1}: {2}")
    @CsvSource(delimiter = '|', value = {"'[a]\nmethod = nothing'|2|there is no method|EW-CLAIM-002",
            "'[a]\nmethod = cliff\nclaimed = 18'|2|has no value|EW-CLAIM-003",
            "'[cliff-h100]\n\nscale-out = fast'|3|cannot be read|EW-CLAIM-003",
            "'[cliff-h100]\nscale-out = -400 Gb/s'|2||EW-CLAIM-003",
            "'[cliff-h100]\ngpu = abacus'|2|no GPU 'abacus'|EW-CLAIM-003",
            "'[cliff-h100]\nspeed = 3'|2|has no assumption 'speed'|EW-CLAIM-003",
            "'[mfu-roce-ib]\nfirst = pigeon'|2|no transport 'pigeon'|EW-CLAIM-003",
            "'[pfc-pauses]\nradix = 4'|2|no fat tree|EW-CLAIM-003",
            "'[loss-0.01-percent]\nrecovery = hope'|2|no loss recovery|EW-CLAIM-003"})
    void anAssumptionThatCannotBeUsedIsToldWithFileLineAndRemedy(String text, int line, String what, String code) {
        Checker checker = Installed.checker();

        ClaimCheck check = Installed.check(checker, checker.read("mine.claims", text).claims());

        Finding finding = check.findings().get(0);
        assertEquals(code, finding.code());
        assertTrue(finding.message().startsWith("mine.claims, line " + line + ": ")
                && finding.message().contains(what == null ? "" : what), finding.message());
        assertTrue(!finding.remedy().isEmpty(), finding.message());
    }

    @Test
    void windowsLinesAndAByteOrderMarkAreRead() {
        assertEquals(1, Installed.checker().read("m", "\uFEFF[cliff-h100]\r\nclaimed = 9\r\n").claims().size());
    }

    @Test
    void aMethodThatIsInstalledLaterIsUsedAndOneThatFailsCostsOnlyItsClaims() {
        Checker checker = Installed.checker();
        checker.addMethod(new Failing());
        List<Claim> claims = checker.read("m", "[x]\nmethod = failing\n[cliff-h100]\n").claims();

        ClaimCheck check = Installed.check(checker, claims);

        assertEquals(List.of("cliff-h100"), check.claims().stream().map(c -> c.claim().id()).toList());
        assertEquals("EW-CLAIM-004", check.findings().get(0).code());
        assertTrue(checker.methods().stream().anyMatch(m -> m.id().equals("failing")));
    }

    private static final class Failing implements ClaimMethod {
        @Override
        public String id() {
            return "failing";
        }

        @Override
        public String name() {
            return "Failing";
        }

        @Override
        public List<ClaimInput> inputs() {
            return List.of();
        }

        @Override
        public ClaimAnswer evaluate(ClaimValues values, Progress progress) {
            throw new IllegalStateException("broken");
        }
    }
}
