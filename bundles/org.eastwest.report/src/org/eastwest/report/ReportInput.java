// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.claim.ClaimCheck;
import org.eastwest.spi.decision.Advice;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.report.ReportContributor;
import org.eastwest.spi.report.ReportProfile;

/**
 * What a report tells about.
 *
 * @param design       the scenario
 * @param result       what the engines found out about it
 * @param validation   what validation says about the design
 * @param run          how to make the report again
 * @param language     language of the report, one of {@link #LANGUAGES}
 * @param profile      how much it tells
 * @param contributors further sections; their ids decide the order
 * @param earlier      the result that this one is compared with
 * @param advice       which transport to choose, where an adviser was asked
 * @param claims       published figures held against the engines, where they were checked
 * @param studies      other sizes and other plans
 */
public record ReportInput(DesignSnapshot design, AnalysisResult result, List<Finding> validation, RunInfo run,
        String language, ReportProfile profile, List<ReportContributor> contributors,
        Optional<EarlierResult> earlier, Optional<Advice> advice, Optional<ClaimCheck> claims, Studies studies) {
    /** The language of a report unless told otherwise. */
    public static final String ENGLISH = "en";

    /** The languages that reports are written in. */
    public static final List<String> LANGUAGES = List.of(ENGLISH, "ja");

    /** @throws IllegalArgumentException when there is no report in this language */
    public ReportInput {
        Objects.requireNonNull(design, "design");
        Objects.requireNonNull(result, "result");
        validation = List.copyOf(validation);
        Objects.requireNonNull(run, "run");
        Objects.requireNonNull(profile, "profile");
        contributors = List.copyOf(contributors);
        Objects.requireNonNull(earlier, "earlier");
        Objects.requireNonNull(advice, "advice");
        Objects.requireNonNull(claims, "claims");
        Objects.requireNonNull(studies, "studies");
        if (!LANGUAGES.contains(language)) {
            throw new IllegalArgumentException("no report in language '" + language + "'; there is one in: "
                    + String.join(", ", LANGUAGES));
        }
    }

    /** All that there is to tell, by the report's own sections, compared with nothing. */
    public ReportInput(DesignSnapshot design, AnalysisResult result, List<Finding> validation, RunInfo run,
            String language) {
        this(design, result, validation, run, language, ReportProfile.FULL, List.of(), Optional.empty(),
                Optional.empty(), Optional.empty(), Studies.NONE);
    }

    /** The same for other readers. */
    public ReportInput withProfile(ReportProfile other) {
        return new ReportInput(design, result, validation, run, language, other, contributors, earlier, advice, claims,
                studies);
    }

    /** The same with sections of others. */
    public ReportInput withContributors(List<ReportContributor> others) {
        return new ReportInput(design, result, validation, run, language, profile, others, earlier, advice, claims,
                studies);
    }

    /** The same with what changed since an earlier result. */
    public ReportInput comparedWith(EarlierResult other) {
        return new ReportInput(design, result, validation, run, language, profile, contributors, Optional.of(other),
                advice, claims, studies);
    }

    /** The same with the decision between transports. */
    public ReportInput withAdvice(Advice other) {
        return new ReportInput(design, result, validation, run, language, profile, contributors, earlier,
                Optional.of(other), claims, studies);
    }

    /** The same with claims and their verdicts. */
    public ReportInput withClaims(ClaimCheck other) {
        return new ReportInput(design, result, validation, run, language, profile, contributors, earlier, advice,
                Optional.of(other), studies);
    }

    /** The same with other sizes and other plans. */
    public ReportInput withStudies(Studies other) {
        return new ReportInput(design, result, validation, run, language, profile, contributors, earlier, advice,
                claims, other);
    }
}
