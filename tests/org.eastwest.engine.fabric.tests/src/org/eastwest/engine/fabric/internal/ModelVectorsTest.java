// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.transport.PauseHeadroom;
import org.eastwest.spi.transport.WireFormat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Every formula gives the reference values to their last digit. */
class ModelVectorsTest {
    private static final Map<String, Integer> OVERHEAD_BYTES = Map.of("IB_LRH_BTH (no GRH)", 26, "IB with GRH", 66,
            "RoCEv2 IPv4 middle", 82, "RoCEv2 IPv4 write-only/first", 98, "RoCEv2 IPv6 middle", 102,
            "UET std SES 44B + PDS 12B IPv4", 126, "UET nonmatching SES 20B", 102, "HPCC RoCEv2+INT 42B", 124);
    private static final int MTU_AND_HEADERS = 4096 + 82;

    @ParameterizedTest(name = "{0} {1}")
    @CsvFileSource(resources = "/org/eastwest/engine/fabric/model_vectors.csv", numLinesToSkip = 1,
            useHeadersInDisplayName = false)
    void formulaGivesTheReferenceValue(String model, String input, String value) {
        switch (model) {
            case "fattree2_leaf/spine", "fattree3_leaf/spine/core" -> assertEquals(value, switches(
                    Plans.of((long) number(input, "N="), (int) number(input, "k="))));
            case "2-plane 2x400G on k=128" -> assertEquals(value, switches(Plans.of((long) number(input, "N="), 128)
                    .topology(TopologyKind.MULTI_PLANE).planes(2)));
            default -> {
                double expected = Double.parseDouble(value);
                assertEquals(expected, compute(model, input), tolerance(value, expected));
            }
        }
    }

    private static double compute(String model, String input) {
        return switch (model) {
            case "goodput_fraction" -> goodput(input);
            case "ecmp_Emax_load" -> Ecmp.expectedMaximum((int) number(input, "n="), (long) number(input, "m="));
            case "ecmp_slowdown" -> Ecmp.slowdown((int) number(input, "n="),
                    (long) (number(input, "n=") * number(input, "flows/link=")));
            case "ecmp_P_no_collision" -> Ecmp.noCollision((int) number(input, "n="), (long) number(input, "n="));
            case "gbn_eff_nack" -> Loss.goBackN(number(input, "p="), number(input, "rate=") * Plans.GBPS
                    * number(input, "RTT=") * 1e-6 / MTU_AND_HEADERS);
            case "sr_eff" -> Loss.selectiveRepeat(number(input, "p="));
            case "P_any_tail_RTO" -> Loss.any(number(input, "p="), number(input, "messages="));
            case "pfc_headroom" -> headroom(number(input, ""), number(input, ","));
            case "incast_buffer" -> Incast.queueBytes(number(input, ""), number(input, "at ") * Plans.GBPS,
                    number(input, "delay ") * 1e-6) / 1e6;
            case "P_step_hits_p999" -> Tail.stepHitsP999(number(input, "N="));
            case "Emax_exponential" -> Tail.slowestExponential(number(input, "N="));
            case "Emax_normal_approx" -> Tail.slowestNormal(number(input, "N="));
            default -> throw new IllegalArgumentException(model);
        };
    }

    private static double goodput(String input) {
        String[] formatAndMtu = input.split("\\|MTU");
        int overhead = OVERHEAD_BYTES.get(formatAndMtu[0]);
        return new WireFormat(Integer.parseInt(formatAndMtu[1]), overhead, overhead, Source.assumption("test"))
                .goodput();
    }

    /** The response to a pause in bit times is the only figure that changes from 100 to 400 Gb/s. */
    private static double headroom(double gbps, double metres) {
        PauseHeadroom at400 = PauseHeadroom.DEFAULT;
        PauseHeadroom at = gbps == 400 ? at400 : new PauseHeadroom(at400.largestFrameBytes(),
                at400.losslessFrameBytes(), at400.interfaceDelayBits(), 201_728);
        return at.bytes(gbps * Plans.GBPS, metres, 5e-9);
    }

    private static String switches(Plans plan) {
        FabricSizing sizing = new Fabrics().size(plan.plan());
        return sizing.tiers().stream().map(t -> Long.toString(t.switches())).collect(Collectors.joining("/"));
    }

    /** The first number after a mark. */
    private static double number(String text, String mark) {
        Matcher matcher = Pattern.compile("-?\\d+(\\.\\d+)?(e-?\\d+)?").matcher(text);
        if (!matcher.find(text.indexOf(mark) + mark.length())) {
            throw new IllegalArgumentException(text);
        }
        return Double.parseDouble(matcher.group());
    }

    /** Half of the last of the six digits given. */
    private static double tolerance(String text, double value) {
        int decimals = Arrays.stream(text.split("e")[0].split("\\.")).skip(1).mapToInt(String::length).sum();
        double exponent = text.contains("e") ? Double.parseDouble(text.split("e")[1]) : 0;
        double lastDigit = Math.pow(10, exponent - decimals);
        double sixthDigit = Math.pow(10, Math.floor(Math.log10(Math.abs(value))) - 5);
        return 0.5000001 * Math.min(lastDigit, Math.max(sixthDigit, Double.MIN_NORMAL));
    }
}
