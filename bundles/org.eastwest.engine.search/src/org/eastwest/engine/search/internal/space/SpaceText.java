// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal.space;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eastwest.spi.plan.PlanSpace;

/**
 * A space as people write it: a name, {@code full}, {@code usual} or {@code calculon}, and what differs from it, such as
 * {@code full tp=4,8 pp=1..16 microbatch=auto zero=design}, with blanks or semicolons between. Numbers stand alone or
 * as {@code FROM..TO}.
 */
public final class SpaceText {
    /** Every valid plan. */
    private static final String FULL = "full";
    /** Every degree, with the choices that large runs make: sharded optimizer, overlap, the design's order. */
    private static final String USUAL = "usual";
    /** The space of Calculon's search (Isaev et al. 2023, calculon-ai/calculon@caa4b11). */
    private static final String CALCULON = "calculon";
    private static final int LARGEST = 10_000_000;
    private static final int LONGEST_RANGE = 100_000;

    private static final Map<String, String> NAMED = named();

    private final Map<Dimension, List<String>> values;
    private final boolean saysGpus;

    private SpaceText(Map<Dimension, List<String>> values, boolean saysGpus) {
        this.values = values;
        this.saysGpus = saysGpus;
    }

    private static Map<String, String> named() {
        Map<String, String> named = new LinkedHashMap<>();
        named.put(FULL, "gpus=placed,design tp=auto cp=auto pp=auto dp=auto ep=auto microbatch=auto virtual=auto "
                + "zero=0..3 recompute=none,selective,full tp-communication=scattered,sequence regather=on,off "
                + "tp-overlap=none,ring,pipelined schedule=design placement=orders dp-overlap=on,off pp-overlap=on,off "
                + "cp-overlap=design ep-overlap=design");
        named.put(USUAL, "gpus=placed tp=auto cp=auto pp=auto dp=auto ep=auto microbatch=1,2,4,8 virtual=auto zero=1 "
                + "recompute=none,selective,full tp-communication=sequence regather=on tp-overlap=design "
                + "schedule=design placement=design dp-overlap=on pp-overlap=on cp-overlap=design ep-overlap=design");
        named.put(CALCULON, "gpus=placed tp=auto cp=1 pp=even dp=auto ep=1 microbatch=auto virtual=auto zero=0,1 "
                + "recompute=none,selective,full tp-communication=all-reduce,scattered,sequence regather=on,off "
                + "tp-overlap=none,ring,pipelined schedule=1f1b placement=tiers dp-overlap=on,off pp-overlap=design "
                + "cp-overlap=design ep-overlap=design");
        return named;
    }

    /** True when the text says how many GPUs plans use. */
    public boolean saysGpus() {
        return saysGpus;
    }

    /** This space with plans on fewer GPUs too: half, a quarter and so on. */
    public SpaceText onFewerGpus() {
        Map<Dimension, List<String>> more = new EnumMap<>(values);
        more.put(Dimension.GPUS, List.of(Dimension.AUTO, Dimension.DESIGN));
        return new SpaceText(more, true);
    }

    /**
     * Reads a space; an empty text is {@code full}.
     *
     * @throws IllegalArgumentException with a message that names the wrong part and says what may stand there
     */
    public static SpaceText parse(String text) {
        List<String> words = new ArrayList<>(Arrays.asList(text.trim().split("[\\s;]+")));
        words.removeIf(String::isEmpty);
        Map<Dimension, List<String>> values = new EnumMap<>(Dimension.class);
        String name = words.isEmpty() || words.get(0).contains("=") ? FULL : words.remove(0);
        if (!NAMED.containsKey(name)) {
            throw new IllegalArgumentException("'" + name + "' is no space; begin with one of " + NAMED.keySet()
                    + " or with a dimension, such as tp=4,8");
        }
        for (String word : NAMED.get(name).split(" ")) {
            put(word, values);
        }
        Set<String> said = new HashSet<>();
        for (String word : words) {
            put(word, values);
            String dimension = word.substring(0, word.indexOf('='));
            if (!said.add(dimension)) {
                throw new IllegalArgumentException("'" + dimension + "' stands twice; write all of its values once, "
                        + "with commas between");
            }
        }
        return new SpaceText(values, words.stream().anyMatch(word -> word.startsWith(Dimension.GPUS.word() + "=")));
    }

    private static void put(String word, Map<Dimension, List<String>> values) {
        int equals = word.indexOf('=');
        String name = equals < 0 ? word : word.substring(0, equals);
        Dimension dimension = Dimension.of(name).orElseThrow(() -> new IllegalArgumentException("'" + name
                + "' is no dimension of a space; use " + Dimension.all()));
        List<String> parts = equals < 0 ? List.of() : List.of(word.substring(equals + 1).split(",", -1));
        if (parts.isEmpty()) {
            throw new IllegalArgumentException("'" + word + "' has no values; write " + name + "="
                    + example(dimension));
        }
        parts.forEach(part -> check(dimension, part));
        values.put(dimension, parts);
    }

    private static void check(Dimension dimension, String part) {
        boolean known = part.equals(Dimension.DESIGN) || dimension.words().contains(part)
                || dimension.numbers() && (part.equals(Dimension.AUTO) || isNumbers(dimension, part));
        if (!known) {
            throw new IllegalArgumentException("'" + part + "' is no value of " + dimension.word() + "; use "
                    + choices(dimension));
        }
    }

    private static String choices(Dimension dimension) {
        String words = String.join(", ", dimension.words());
        return dimension.numbers() ? "whole numbers, ranges such as 1..8, auto or design"
                + (words.isEmpty() ? "" : " or " + words) : words + " or design";
    }

    private static String example(Dimension dimension) {
        return dimension.numbers() ? "1,2,4" : String.join(",", dimension.words());
    }

    private static boolean isNumbers(Dimension dimension, String part) {
        int[] range = range(part);
        int least = dimension == Dimension.ZERO ? 0 : 1;
        int most = dimension == Dimension.ZERO ? 3 : LARGEST;
        return range.length == 2 && range[0] >= least && range[1] <= most && range[0] <= range[1]
                && range[1] - range[0] < LONGEST_RANGE;
    }

    /** First and last number of a part; empty when it is none. */
    private static int[] range(String part) {
        String[] ends = part.split("\\.\\.", -1);
        if (ends.length > 2 || Arrays.stream(ends).anyMatch(end -> !end.matches("[0-9]{1,8}"))) {
            return new int[0];
        }
        return new int[] {Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1])};
    }

    /** What plans differ in, with the values of this space. */
    public List<PlanSpace.Dimension> dimensions() {
        return Arrays.stream(Dimension.values()).map(dimension -> new PlanSpace.Dimension(dimension.word(),
                String.join(",", values.get(dimension)), choiceWords(dimension), dimension.numbers())).toList();
    }

    private static List<String> choiceWords(Dimension dimension) {
        List<String> words = new ArrayList<>(dimension.words());
        if (dimension.numbers()) {
            words.add(0, Dimension.AUTO);
        }
        words.add(Dimension.DESIGN);
        return words;
    }

    /** True when the dimension lists this word. */
    boolean has(Dimension dimension, String word) {
        return values.get(dimension).contains(word);
    }

    /** The words of a dimension, in the order of the text, {@code design} replaced by {@code own}. */
    List<String> words(Dimension dimension, String own) {
        return values.get(dimension).stream().map(v -> v.equals(Dimension.DESIGN) ? own : v).distinct().toList();
    }

    /**
     * The numbers of a dimension, ascending, each once.
     *
     * @param own  what {@code design} stands for
     * @param auto what {@code auto} stands for
     */
    int[] numbers(Dimension dimension, int own, int[] auto) {
        return values.get(dimension).stream().flatMapToInt(part -> switch (part) {
            case Dimension.DESIGN -> java.util.stream.IntStream.of(own);
            case Dimension.AUTO -> Arrays.stream(auto);
            default -> {
                int[] range = range(part);
                yield range.length == 0 ? java.util.stream.IntStream.empty()
                        : java.util.stream.IntStream.rangeClosed(range[0], range[1]);
            }
        }).sorted().distinct().toArray();
    }

    /** The numbers of a dimension that divide {@code whole}, ascending, each once. */
    int[] dividing(Dimension dimension, int own, int[] auto, long whole) {
        return Arrays.stream(numbers(dimension, own, auto)).filter(d -> d <= whole && whole % d == 0).toArray();
    }

    /** The numbers that the text names itself, those that are neither {@code auto} nor {@code design}. */
    int[] named(Dimension dimension) {
        return values.get(dimension).stream().filter(part -> range(part).length == 2).flatMapToInt(part -> {
            int[] range = range(part);
            return java.util.stream.IntStream.rangeClosed(range[0], range[1]);
        }).sorted().distinct().toArray();
    }
}
