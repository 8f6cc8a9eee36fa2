// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.List;
import java.util.Locale;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.design.Workload;
import org.eastwest.spi.hardware.NicRole;

/** The design's choices in words. */
final class Words {
    private Words() {
    }

    static String count(long number) {
        return Texts.format(number, Unit.COUNT);
    }

    /** {@code 1 server}, {@code 2 servers}. */
    static String count(long number, String one) {
        return count(number) + " " + one + (number == 1 ? "" : "s");
    }

    static String of(FabricRole role) {
        return switch (role) {
            case COMPUTE -> "Compute";
            case STORAGE -> "Storage";
            case NORTH_SOUTH -> "North-south";
            case MANAGEMENT -> "Management";
        };
    }

    static String of(NicRole role) {
        return switch (role) {
            case EAST_WEST -> "east-west";
            case NORTH_SOUTH -> "north-south";
            case STORAGE -> "storage";
            case MANAGEMENT -> "management";
        };
    }

    static String of(FabricSnapshot.Routing routing) {
        return switch (routing) {
            case TRANSPORT_DEFAULT -> "as the transport does by default";
            case ECMP -> "ECMP";
            case ADAPTIVE -> "adaptive";
            case SPRAYING -> "packet spraying";
            case STATIC -> "static";
        };
    }

    static String of(PlanSnapshot.Schedule schedule) {
        return switch (schedule) {
            case GPIPE -> "GPipe";
            case ONE_FORWARD_ONE_BACKWARD -> "1F1B";
            case INTERLEAVED -> "interleaved 1F1B";
            case ZERO_BUBBLE -> "zero bubble (ZB-H1)";
            case ZERO_BUBBLE_V -> "zero bubble (ZB-V)";
            case DUAL_PIPE -> "DualPipe";
        };
    }

    static String of(Workload.Optimizer optimizer) {
        return switch (optimizer) {
            case ADAM -> "Adam, fp32 states";
            case ADAM_BF16 -> "Adam, bf16 moments";
            case SGD_MOMENTUM -> "SGD with momentum";
            case SGD -> "SGD";
        };
    }

    static String of(Precision precision) {
        return lower(precision);
    }

    /** The constant's name as a plain word. */
    static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** {@code TP, PP and DP}. */
    static String list(List<String> words) {
        int last = words.size() - 1;
        return last < 1 ? String.join("", words)
                : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
    }

    static String yesNo(boolean yes) {
        return yes ? "yes" : "no";
    }

    /** {@code Job: Pre-training}; a name that says no more than the sort is left out. */
    static String title(String sort, String name) {
        return sort.toLowerCase(Locale.ROOT).startsWith(name.strip().toLowerCase(Locale.ROOT)) ? sort
                : sort + ": " + name;
    }

    /** The name, or the id where there is none. */
    static String name(String name, String id) {
        return name == null || name.isBlank() ? id : name;
    }
}
