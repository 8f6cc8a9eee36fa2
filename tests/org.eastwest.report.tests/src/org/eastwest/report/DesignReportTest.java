// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Timeline;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Breakdown;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

class DesignReportTest {
    private static final int MEGABYTE = 1_000_000;

    private final DesignReport report = new DesignReport();
    private final String sample = report.html(Samples.input());
    private final Document page = Markup.parse(sample);

    private String section(String id) {
        return Markup.text(Markup.byId(page, id));
    }

    private static String section(String html, String id) {
        return Markup.text(Markup.byId(Markup.parse(html), id));
    }

    private static void assertSays(String text, String words) {
        assertTrue(text.contains(words), () -> "'" + words + "' is missing in: " + text);
    }

    private String html(AnalysisResult result) {
        return report.html(Samples.input(Samples.design("Design", List.of(Samples.training(Samples.JOB, "Training"))),
                result));
    }

    private static AnalysisResult metrics(Metric... metrics) {
        return new AnalysisResult(List.of(metrics), List.of(), List.of(), List.of(), List.of());
    }

    @Test
    void thePageNeedsNothingElse() {
        assertEquals(0, Markup.all(page, "script").size());
        assertEquals(0, Markup.all(page, "link").size());
        assertEquals(0, Markup.all(page, "img").size());
        assertFalse(sample.replace("http://www.w3.org/2000/svg", "").contains("http"));
        assertFalse(sample.contains("@import") || sample.contains("url("));
        assertTrue(sample.length() < MEGABYTE);
    }

    @Test
    void aJobsTimelineIsDrawnWithTheTableOfItsStagesBehindIt() {
        Table stages = new Table("stages", Samples.JOB, "Pipeline stages", List.of(new Table.Column("stage", "Stage",
                Unit.COUNT)), List.of(List.of(Table.number(1))));
        Timeline timeline = new Timeline("step", Samples.JOB, "Step of the job", 2, () -> List.of(
                new Timeline.Track("stage1", "Stage 1 of 1", List.of(new Timeline.Lane("compute", "Compute", List.of(
                        new Timeline.Span("F1", Breakdown.Kind.COMPUTE, 0, 2, false)))))));
        String job = section(html(new AnalysisResult(List.of(), List.of(Samples.stepTime(Samples.JOB)), List.of(),
                List.of(stages), List.of(timeline), List.of())), "job-1");
        assertSays(job, "Timeline");
        assertSays(job, "Step of the job");
        assertSays(job, "Pipeline stages");
        assertTrue(job.indexOf("Pipeline stages") < job.indexOf("Communication"), "behind the drawing");
    }

    @Test
    void thePageIsForEverybody() {
        Element html = page.getDocumentElement();
        assertEquals("en", html.getAttribute("lang"));
        assertEquals(1, Markup.all(page, "h1").size());
        assertEquals(1, Markup.all(page, "main").size());
        for (Element table : Markup.all(page, "table")) {
            assertEquals(1, Markup.all(table, "caption").size());
            Markup.all(table, "th").forEach(th -> assertFalse(th.getAttribute("scope").isEmpty()));
        }
        Markup.all(page, "svg").stream().filter(svg -> !svg.getAttribute("role").isEmpty())
                .forEach(svg -> assertFalse(svg.getAttribute("aria-label").isEmpty()));
        assertTrue(sample.contains("@media print") && sample.contains("prefers-color-scheme:dark"));
    }

    @Test
    void idsAreUniqueAndEveryLinkLeadsSomewhere() {
        Set<String> ids = new HashSet<>();
        Markup.all(page, "*").stream().map(e -> e.getAttribute("id")).filter(id -> !id.isEmpty())
                .forEach(id -> assertTrue(ids.add(id), () -> id + " twice"));
        for (Element a : Markup.all(page, "a")) {
            String target = a.getAttribute("href");
            assertTrue(target.equals("#_") || ids.contains(target.substring(1)), target);
        }
    }

    @Test
    void theAnswerComesFirst() {
        String answer = section("answer");
        assertSays(answer, "One step takes 13.6\u2009s (12.9 to 14.4); 16.3\u2009% of it is exposed communication.");
        assertSays(answer, "Compute takes longest; the largest loss is bubble, 1.60\u2009s (11.8\u2009%).");
        assertSays(answer, "MFU is 41.3\u2009%.");
        assertEquals("DGX SuperPOD H100", Markup.text(Markup.all(page, "h1").get(0)));
    }

    @Test
    void bandwidthIsSaidToBePerDirectionOnce() {
        assertEquals(1, sample.split("Bandwidth is per direction", -1).length - 1);
    }

    @Test
    void aRequirementStandsBesideTheMetricThatDecidesIt() {
        String requirements = section("requirements");
        assertSays(requirements, "Use the GPUs well mfu pretraining at least 40.0\u2009% 41.3\u2009% +3.25\u2009% met");
        assertSays(requirements,
                "at most 13.0\u2009s 13.6\u2009s (12.9 to 14.4) -4.62\u2009% missed, the target is inside the band");
        assertSays(requirements, "\u2013 no engine gave cost_usd \u2013 unknown");
    }

    @Test
    void findingsAreSortedBySeverityWithReasonAndRemedy() {
        List<String> rows = Markup.all(Markup.byId(page, "findings"), "tr").stream().map(Markup::text).toList();
        assertEquals("warning TP is exposed because nothing overlaps it. Switch on the overlap of TP. pretraining "
                + "EW-TRN-002", rows.get(1));
        assertTrue(rows.get(2).startsWith("note Racks hold four servers."), "validation comes before the engines");
        assertSays(section("findings"), "No errors, 1 warning, 2 notes.");
    }

    @Test
    void errorsAreSaidBeforeTheAnswer() {
        String html = report.html(Samples.input(Samples.design("Design", List.of()), AnalysisResult.ofFindings(
                List.of(Finding.error("EW-X-001", "", "It cannot work.", "Change it.")))));
        assertSays(section(html, "answer"), "The answer This design does not work as it stands: 1 error has to be "
                + "resolved, see Findings.");
    }

    @Test
    void clusterAndFabricAreCounted() {
        String cluster = section("cluster");
        assertSays(cluster, "128");
        assertSays(cluster, "8 x 400\u2009Gb/s ConnectX-7, east-west; 2 x 400\u2009Gb/s ConnectX-7, storage");
        assertSays(cluster, "Scale-up bandwidth is 9x scale-out bandwidth");
        assertSays(cluster, "Gen5 x16, 63.0\u2009GB/s");
        String fabric = section("fabric-compute");
        for (String fact : List.of("Leaf switches 32", "Spine switches 16", "Cables host-leaf 1,024",
                "Oversubscription 1:1", "Bisection bandwidth 205\u2009Tb/s", "rail optimised",
                "Transport InfiniBand NDR (ib-ndr)", "QM9700, 64 ports of 400\u2009Gb/s")) {
            assertSays(fabric, fact);
        }
        assertSays(section("fabric-storage"), "No engine sized this fabric.");
    }

    @Test
    void theJobHasWorkloadPlanAndPlacement() {
        String job = section("job-1");
        for (String fact : List.of("Llama 3 405B", "405,853,388,800", "126 layers", "8,192 tokens", "1,048,576",
                "TP 8, CP 1, PP 16, DP 8", "interleaved 1F1B", "Spare GPUs 0",
                "With a scale-up domain of 8 GPUs, TP goes over scale-up; DP goes over scale-out.",
                "The job takes 66.1\u2009GiB of 79.6\u2009GiB usable",
                "What a GPU sends in a step")) {
            assertSays(job, fact);
        }
    }

    @Test
    void everyChartHasItsTableBehindIt() {
        for (Element section : Markup.all(page, "section")) {
            long charts = Markup.all(section, "figure").size();
            assertTrue(Markup.all(section, "table").size() >= charts, section.getAttribute("id"));
        }
        String job = section("job-1");
        assertSays(job, "Exposed TP 1.40\u2009s 10.3\u2009%");
        assertSays(job, "Total 13.6\u2009s (12.9 to 14.4) 100\u2009%");
    }

    @Test
    void transportsStandSideBySideAndTheDesignsOwnStandsOut() {
        List<Element> rows = Markup.all(Markup.byId(page, "transports"), "tr");
        assertEquals(12, rows.size(), "a table of numbers and one of facts");
        assertEquals("strong", rows.get(1).getAttribute("class"));
        assertTrue(Markup.text(rows.get(1)).startsWith("InfiniBand NDR 13.6\u2009s"));
        assertTrue(Markup.text(rows.get(5)).contains("13.8\u2009s claim"));
        assertTrue(Markup.text(rows.get(7)).startsWith("InfiniBand NDR ib-ndr"));
    }

    @Test
    void whatIsKnownOfNoTransportIsSaidOnce() {
        Table table = new Table("transports", "", "Title", List.of(new Table.Column("transport", "Transport", null),
                new Table.Column("step_time_s", "Step time", Unit.SECOND),
                new Table.Column("latency_s", "Latency", Unit.SECOND)), List.of(
                        List.of(Table.text("One"), Table.number(Double.NaN), Table.number(2e-6)),
                        List.of(Table.text("Two"), Table.number(Double.NaN), Table.number(Double.NaN))));
        String transports = section(html(new AnalysisResult(List.of(), List.of(), List.of(), List.of(table),
                List.of())), "transports");
        assertSays(transports, "Transport Latency One 2.00\u2009us Two \u2013 unknown");
        assertSays(transports, "Not known for any of them: Step time.");
    }

    @Test
    void aNameThatSaysNoMoreThanItsSortIsLeftOut() {
        DesignSnapshot design = new DesignSnapshot("d", "Design", "s", "", new ClusterSnapshot("c", "Cluster",
                List.of(Samples.servers("g", "g", 1))), List.of(), List.of(), List.of());
        String html = report.html(Samples.input(design, AnalysisResult.EMPTY));
        assertEquals("Cluster", Markup.text(Markup.byId(Markup.parse(html), "cluster-title")));
        assertEquals("Cluster: SuperPOD", Markup.text(Markup.byId(page, "cluster-title")));
        assertEquals("Compute fabric", Markup.text(Markup.byId(page, "fabric-compute-title")));
    }

    @Test
    void aNumberLeadsToItsFormulaInputsAndSources() {
        Element link = Markup.all(Markup.byId(page, "answer"), "a").stream()
                .filter(a -> a.getTextContent().equals("13.6\u2009s")).findFirst().orElseThrow();
        Element card = Markup.byId(page, link.getAttribute("href").substring(1));
        String text = Markup.text(card);
        assertSays(text, "t_step = t_comp + t_tp + t_bubble = 13.6\u2009s literature");
        assertSays(text, "t_comp = 9.60\u2009s, Compute");
        Element input = Markup.all(card, "a").stream().filter(a -> a.getTextContent().equals("9.60\u2009s")).findFirst()
                .orElseThrow();
        String compute = Markup.text(Markup.byId(page, input.getAttribute("href").substring(1)));
        assertSays(compute, "F / (eta F_peak)");
        assertSays(compute, "eta = 62.0\u2009%, matrix multiplication rate over peak (assumption");
        Element cite = Markup.all(Markup.byId(page, input.getAttribute("href").substring(1)), "a").stream()
                .filter(a -> a.getAttribute("class").equals("cite")).findFirst().orElseThrow();
        assertTrue(Markup.byId(page, cite.getAttribute("href").substring(1)).getTextContent()
                .startsWith("models of step time"));
    }

    @Test
    void assumptionsAndClaimsAreListedWithTheirValues() {
        String assumptions = section("assumptions");
        assertSays(assumptions, "between measured kernels and whole layers matrix multiplication rate over peak "
                + "62.0\u2009%");
        assertSays(assumptions, "effective share of the line 95.0\u2009% (claim)");
        assertSays(section("sources"), "vendor's press release of 28 October 2024");
    }

    @Test
    void whatIsUnknownIsNotAssumed() {
        String html = html(metrics(Metric.of("a", "e", Samples.leaf("a", "Power", Double.NaN, Unit.WATT,
                Source.assumption("nobody lists it")))));
        assertSays(section(html, "assumptions"), "No value is assumed.");
        assertSays(section(html, "further"), "Power \u2013 nobody lists it");
    }

    @Test
    void whateverRestsOnAClaimSaysSo() {
        assertSays(section("further"), "Gain over other Ethernet 1.58 claim");
    }

    @Test
    void whatIsUnknownIsADashWithTheReason() {
        assertSays(section("fabric-compute"),
                "Power \u2013 power of a switch is unknown: switches/qm9700 does not list it");
    }

    @Test
    void resultsOfInstalledEnginesAreShownToo() {
        AnalysisResult installed = new AnalysisResult(
                List.of(Samples.metric("sharks_per_second", "ocean", "Sharks", 3, Unit.PER_SECOND)),
                List.of(new Breakdown("teeth", "ocean", "Teeth", Unit.COUNT, 3, List.of(
                        new Breakdown.Part("white", "White teeth", Breakdown.Kind.OTHER, 3)))),
                Samples.result(Samples.JOB).series(),
                List.of(new Table("fins", "ocean", "Fins by sort", List.of(new Table.Column("a", "Sort", null)),
                        List.of(List.of(Table.text("dorsal"))))), List.of());
        String further = section(html(installed), "further");
        for (String fact : List.of("ocean", "Sharks 3.00\u2009/s", "White teeth 3",
                "Goodput on the wire over Loss rate", "1.00\u2009% 10.0\u2009% 95.0\u2009%", "Fins by sort",
                "dorsal")) {
            assertSays(further, fact);
        }
    }

    @Test
    void whatTheWholeDesignCostsHasASectionOfItsOwn() {
        List<Table.Column> columns = List.of(new Table.Column("part", "Part", null),
                new Table.Column("total_usd", "Together", Unit.USD));
        Table bill = new Table("bill_of_materials", "base", "Bill of materials", columns, List.of(
                List.of(Table.text("QM9700"), Table.number(1.2e6)),
                List.of(Table.text("fibre"), Table.number(Double.NaN))));
        String html = html(new AnalysisResult(List.of(Samples.metric("known_cost_usd", "base", "Cost of known parts",
                1.2e6, Unit.USD)), List.of(), List.of(), List.of(bill), List.of()));

        String cost = section(html, "cost");
        assertSays(cost, "Cost of known parts 1.20\u2009MUSD");
        assertSays(cost, "QM9700 1.20\u2009MUSD");
        assertSays(cost, "fibre \u2013");
        assertFalse(html.contains("id=\"further\""), "nothing is left for the last section");
    }

    @Test
    void everyMetricIsShownSomewhere() {
        Set<String> cards = Markup.all(Markup.byId(page, "derivations"), "b").stream().map(Markup::text)
                .collect(Collectors.toSet());
        Samples.result(Samples.JOB).metrics().forEach(m -> assertTrue(cards.contains(m.derivation().label()), m::id));
        String body = Markup.text(Markup.all(page, "main").get(0));
        Samples.result(Samples.JOB).metrics().forEach(m -> assertSays(body, m.label()));
    }

    @Test
    void severalJobsHaveASectionEachAndStandSideBySide() {
        List<JobSnapshot> jobs = List.of(Samples.training("a", "First"), Samples.training("b", "Second"));
        String html = report.html(Samples.input(Samples.design("Design", jobs), Samples.result("a").and(
                metrics(Samples.metric("step_time_s", "b", "Step time", 20, Unit.SECOND)))));
        assertSays(section(html, "job-1"), "Job: First");
        assertSays(section(html, "job-2"), "Job: Second");
        assertSays(section(html, "job-2"), "There is no breakdown of the step time");
        assertSays(section(html, "answer"), "Second: One step takes 20.0\u2009s.");
        assertSays(section(html, "answer"), "Second 1,024 20.0\u2009s \u2013 no engine gave exposed_fraction");
    }

    @Test
    void anEmptyDesignIsStillAReport() {
        DesignSnapshot empty = new DesignSnapshot("d", "", "s", "", new ClusterSnapshot("c", "", List.of()), List.of(),
                List.of(), List.of());
        String html = report.html(Samples.input(empty, AnalysisResult.EMPTY));
        assertSays(section(html, "answer"), "0 GPUs in 0 servers and no job, so that there is no step time.");
        assertSays(section(html, "cluster"), "The design has no servers.");
        assertSays(section(html, "fabric-compute"), "The design has no compute fabric");
        assertSays(section(html, "transports"), "No engine compared transports on this design.");
        assertSays(section(html, "derivations"), "No engine gave a number.");
    }

    @Test
    void missingResultsAreSaidWithTheReasonAndNeverInvented() {
        String html = report.html(Samples.input(Samples.design("Design", List.of(Samples.training("j", "Training"))),
                AnalysisResult.ofFindings(List.of(Finding.error("EW-PLAN-001", "j", "The plan needs 2,048 GPUs",
                        "Place more.")))));
        assertSays(section(html, "answer"), "There is no step time for Training: The plan needs 2,048 GPUs.");
        assertSays(section(html, "job-1"), "No engine told how the memory of a GPU is used.");
        assertSays(section(html, "job-1"), "No engine told what the job sends.");
    }

    @Test
    void anUnknownStepTimeSaysWhy() {
        Derivation unknown = new Derivation("t", "Step time", Double.NaN, Unit.SECOND, "",
                Source.catalog("gpus/x lists no peak"), List.of());
        String html = html(metrics(Metric.of("step_time_s", Samples.JOB, unknown)));
        assertSays(section(html, "answer"), "There is no step time for Training: gpus/x lists no peak.");
        assertSays(section(html, "answer"), "Step time \u2013 gpus/x lists no peak");
    }

    @Test
    void inferenceAndPlainFlowsAreDescribed() {
        JobSnapshot training = Samples.training("t", "");
        Workload.Training w = (Workload.Training) training.workload();
        JobSnapshot serving = new JobSnapshot("serve", "Serving", new Workload.Inference("i", w.model(), 2000, 500,
                Double.NaN, 64, w.precision(), true, 0.5, Double.NaN), training.plan(), List.of("su1"), 16);
        JobSnapshot flows = new JobSnapshot("web", "Web", new Workload.IndependentFlows("f", 10_000, 2e6, 0.3),
                training.plan(), List.of("su1"), 16);
        String html = report.html(Samples.input(Samples.design("Design", List.of(serving, flows)),
                AnalysisResult.EMPTY));
        assertSays(section(html, "job-1"), "Prompt 2,000 tokens");
        assertSays(section(html, "job-1"), "Requests \u2013 not given in the design");
        assertSays(section(html, "job-2"), "Size of a flow 2.00\u2009MB");
        assertSays(section(html, "job-2"), "No engine analysed Web: it is no training run.");
    }

    @Test
    void hostileNamesStayTextEverywhere() {
        String evil = "<script>alert('x')</script> & \"quoted\" ]]> ${7*7} <#list> \u0001 \uD800";
        DesignSnapshot design = new DesignSnapshot(evil, evil, evil, evil,
                new ClusterSnapshot(evil, evil, List.of(Samples.servers(evil, evil, 1))),
                List.of(Samples.fabric(evil, org.eastwest.spi.design.FabricRole.COMPUTE, evil)),
                List.of(Samples.training(evil, evil)), List.of());
        AnalysisResult result = new AnalysisResult(List.of(Samples.metric(evil, evil, evil, 1, Unit.COUNT),
                Metric.of("x", evil, Samples.leaf(evil, evil, 1, Unit.COUNT, Source.claim(evil)))),
                List.of(new Breakdown("step_time", evil, evil, Unit.SECOND, 1, List.of(
                        new Breakdown.Part(evil, evil, Breakdown.Kind.TP, 1)))), List.of(),
                List.of(new Table("transports", evil, evil, List.of(new Table.Column(evil, evil, null)),
                        List.of(List.of(Table.text(evil))))), List.of(Finding.error(evil, evil, evil, evil)));
        String html = report.html(new ReportInput(design, result, List.of(), new RunInfo(evil, evil, List.of(
                new RunInfo.Component(evil, evil, evil, evil))), "en"));
        Document document = Markup.parse(html);
        assertEquals(0, Markup.all(document, "script").size());
        assertTrue(Markup.text(Markup.all(document, "h1").get(0))
                .startsWith("<script>alert('x')</script> & \"quoted\" ]]> ${7*7} <#list>"));
    }

    @Test
    void hugeTinyAndLongThingsKeepThePageWhole() {
        String name = "long ".repeat(2000);
        String html = html(metrics(Samples.metric("a", Samples.JOB, name, 1e300, Unit.SECOND),
                Samples.metric("b", Samples.JOB, "tiny", Double.MIN_VALUE, Unit.RATIO),
                Samples.metric("c", "e", "infinite", Double.POSITIVE_INFINITY, Unit.BYTE),
                Samples.metric("d", "e", "below zero", -5, Unit.SECOND),
                new Metric("e", "e", "band", 1e30, Unit.COUNT, Optional.of(new Band(0, Double.POSITIVE_INFINITY)),
                        Samples.leaf("e", "band", 1e30, Unit.COUNT, Source.design("")))));
        Markup.parse(html);
        assertTrue(html.length() < MEGABYTE);
    }

    @Test
    void aTableOfVeryManyRowsIsCutAndSaysSo() {
        List<List<Table.Cell>> rows = new ArrayList<>();
        for (int i = 0; i < 100_000; i++) {
            rows.add(List.of(Table.text("row " + i), Table.number(i)));
        }
        String html = html(new AnalysisResult(List.of(), List.of(), List.of(), List.of(new Table("t", "e", "Rows",
                List.of(new Table.Column("a", "A", null), new Table.Column("b", "B", Unit.COUNT)), rows)), List.of()));
        assertSays(section(html, "further"), "The first 200 of 100,000 rows");
        assertTrue(html.length() < MEGABYTE);
    }

    @Test
    void aDerivationReachedOverVeryManyWaysIsPrintedOnce() {
        Derivation d = Samples.leaf("x0", "value 0", 1, Unit.COUNT, Source.literature("a paper"));
        for (int i = 1; i <= 60; i++) {
            d = Samples.node("x" + i, "value " + i, i, Unit.COUNT, "a + b", d, d);
        }
        String html = html(metrics(Metric.of("m", "e", d)));
        assertTrue(html.length() < 200_000, () -> html.length() + " characters for 2^60 ways");
        assertEquals(60, Markup.all(Markup.byId(Markup.parse(html), "derivations"), "div").stream()
                .filter(e -> e.getAttribute("class").equals("card")).count());
    }

    @Test
    void equalNodesOfDifferentMetricsAreOneCard() {
        Metric[] metrics = new Metric[20];
        for (int i = 0; i < metrics.length; i++) {
            Derivation shared = Samples.node("s", "shared", 5, Unit.COUNT, "2 n",
                    Samples.leaf("n", "servers", 2, Unit.COUNT, Source.design("cluster.servers.count")));
            metrics[i] = Metric.of("m" + i, "e",
                    Samples.node("m" + i, "metric " + i, i, Unit.COUNT, "s + " + i, shared));
        }
        Element derivations = Markup.byId(Markup.parse(html(metrics(metrics))), "derivations");
        assertEquals(21, Markup.all(derivations, "div").stream().filter(e -> e.getAttribute("class").equals("card"))
                .count());
    }

    @Test
    void aVeryDeepAndAVeryWideDerivationStaySmall() {
        Derivation d = Samples.leaf("x", "start", 1, Unit.COUNT, Source.literature("a paper"));
        for (int i = 0; i < 50_000; i++) {
            d = Samples.node("x" + i, "value " + i, i, Unit.COUNT, "x + 1", d);
        }
        String html = html(metrics(Metric.of("m", "e", d)));
        assertTrue(html.length() < 3 * MEGABYTE);
        assertSays(section(html, "derivations"), "There are more numbers than this page holds");
    }

    @Test
    void wordsOfTheFieldAreExplainedAtTheirFirstOccurrenceInASection() {
        List<Element> words = Markup.all(Markup.byId(page, "job-1"), "abbr").stream()
                .filter(e -> e.getTextContent().equals("MFU")).toList();
        assertEquals(1, words.size());
        assertTrue(words.get(0).getAttribute("title").startsWith("Model FLOPs utilisation"));
        assertSays(section("glossary"), "exposed communication Communication time that compute does not hide");
    }

    @Test
    void theReportSaysHowToMakeItAgain() {
        String reproduce = section("reproduce");
        assertSays(reproduce, "./eastwest report superpod.eastwest --out report");
        assertSays(reproduce, "engine training org.eastwest.engine.training 1.0.0");
    }

    @Test
    void theSameInputIsTheSameBytesInEveryLanguageOfTheMachine() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertEquals(sample, new DesignReport().html(Samples.input()));
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void onlyLanguagesThatThereAreAreAccepted() {
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> new ReportInput(
                Samples.design("d", List.of()), AnalysisResult.EMPTY, List.of(), RunInfo.UNKNOWN, "tlh"));
        assertEquals("no report in language 'tlh'; there is one in: en, ja", e.getMessage());
    }

    @Test
    void thePageIsUtf8() {
        assertTrue(sample.contains("<meta charset=\"utf-8\"/>"));
        assertEquals(sample, new String(sample.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8));
    }
}
