// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import java.util.Locale;
import org.eastwest.spi.analysis.Breakdown;
import org.eastwest.spi.analysis.Severity;

/**
 * What a colour means; {@link Palette} says which colour that is. Colours are those of Okabe and Ito, which readers of
 * every colour vision tell apart; in grey some meet, so that each part also has a pattern.
 */
public enum Ink {
    PAPER(Pattern.NONE, "#FFFFFF", "#1E1E1E"),
    INK(Pattern.NONE, "#1F1F1F", "#E6E6E6"),
    /** Thin rules, grids and bands. */
    FAINT(Pattern.NONE, "#E3E3E3", "#3A3A3A"),
    COMPUTE(Pattern.NONE, "#4D4D4D", "#BDBDBD"),
    TP(Pattern.RISING, "#0072B2", "#56B4E9"),
    CP(Pattern.VERTICAL, "#882255", "#D48AAE"),
    EP(Pattern.FALLING, "#CC79A7", "#E0A6C6"),
    PP(Pattern.HORIZONTAL, "#009E73", "#4FC9A6"),
    DP(Pattern.CROSSED, "#E69F00", "#F2BE5C"),
    BUBBLE(Pattern.RISING, "#D9D9D9", "#5A5A5A"),
    OPTIMIZER(Pattern.DOTTED, "#8C8C8C", "#8C8C8C"),
    OTHER(Pattern.NONE, "#8C8C8C", "#8C8C8C"),
    /** Edge of communication that compute does not hide. */
    EXPOSED(Pattern.NONE, "#D55E00", "#D55E00"),
    ERROR(Pattern.NONE, "#B3261E", "#F2B8B5"),
    WARNING(Pattern.NONE, "#B26A00", "#FFCC80"),
    NOTE(Pattern.NONE, "#3A6EA5", "#9CC4EB"),
    SCALE_UP(Pattern.NONE, "#1F1F1F", "#E6E6E6"),
    SCALE_OUT(Pattern.NONE, "#7F7F7F", "#9A9A9A");

    private final Pattern pattern;
    private final String light;
    private final String dark;

    Ink(Pattern pattern, String light, String dark) {
        this.pattern = pattern;
        this.light = light;
        this.dark = dark;
    }

    /** The colour of a part of a breakdown. */
    public static Ink of(Breakdown.Kind kind) {
        return switch (kind) {
            case COMPUTE -> COMPUTE;
            case TP -> TP;
            case CP -> CP;
            case EP -> EP;
            case PP -> PP;
            case DP -> DP;
            case BUBBLE -> BUBBLE;
            case OPTIMIZER -> OPTIMIZER;
            case OTHER -> OTHER;
        };
    }

    public static Ink of(Severity severity) {
        return switch (severity) {
            case ERROR -> ERROR;
            case WARNING -> WARNING;
            case NOTE -> NOTE;
        };
    }

    /** The pattern that areas of this ink have in print, and idle time everywhere. */
    public Pattern pattern() {
        return pattern;
    }

    /** True when the pattern belongs to the look on a screen too, as the hatching of idle time does. */
    public boolean patternOnScreen() {
        return this == BUBBLE;
    }

    /** The word of CSS variables and classes. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    String hex(boolean onDark) {
        return onDark ? dark : light;
    }
}
