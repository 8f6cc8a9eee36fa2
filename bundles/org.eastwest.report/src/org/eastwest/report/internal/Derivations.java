// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eastwest.report.internal.page.Card;
import org.eastwest.report.internal.page.Value;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;

/**
 * The derivations of a report as cards that refer to each other. Equal nodes are one card, however many ways lead to
 * them: derivations are directed acyclic graphs, and a tree of all ways would be exponentially larger.
 */
public final class Derivations {
    /** Further cards are left out, so that the page stays small; {@link #omitted()} tells. */
    static final int MOST_CARDS = 2000;

    /** What makes two nodes equal: their own data and their inputs, by number. */
    private record Key(String id, String label, double value, Unit unit, String formula, Source source,
            List<Integer> inputs) {
    }

    private record Node(Derivation derivation, List<Integer> inputs, boolean claim) {
    }

    private final Sources sources;
    private final Map<Derivation, Integer> known = new IdentityHashMap<>();
    private final Map<Key, Integer> numbers = new HashMap<>();
    private final List<Node> nodes = new ArrayList<>();
    /** Card number of a node, in the order of the cards, with the element it belongs to. */
    private final Map<Integer, Integer> cards = new LinkedHashMap<>();
    private final Map<Integer, String> elements = new HashMap<>();
    private boolean omitted;

    public Derivations(Sources sources) {
        this.sources = sources;
    }

    /**
     * The id of the card of this number; empty when there is none any more.
     *
     * @param derivation how the number came about
     * @param element    what it belongs to, for the card's head
     */
    String card(Derivation derivation, String element) {
        int node = number(derivation);
        addCards(node);
        if (cards.containsKey(node)) {
            elements.putIfAbsent(node, element);
        }
        return link(node);
    }

    /** True when the number or any it rests on is a vendor's claim. */
    boolean claim(Derivation derivation) {
        return nodes.get(number(derivation)).claim();
    }

    /** Why a number is unknown: what is said about the first unknown input, or about the number itself. */
    public String reason(Derivation derivation) {
        Derivation unknown = derivation;
        for (Derivation next = unknown; next != null;) {
            unknown = next;
            next = unknown.inputs().stream().filter(i -> Double.isNaN(i.value())).findFirst().orElse(null);
        }
        String said = unknown.source().text().isBlank() ? unknown.formula() : unknown.source().text();
        String what = unknown == derivation ? "" : unknown.label() + " is unknown: ";
        return what + (said.isBlank() ? "no reason is given" : said);
    }

    /** True when there are more numbers than cards. */
    public boolean omitted() {
        return omitted;
    }

    /** All cards, each number after those that first lead to it. */
    public List<Card> cards() {
        return cards.keySet().stream().map(this::card).toList();
    }

    /** Known inputs of this kind that cards use, by the text of their source. */
    public Map<String, List<Card.Input>> inputs(Source.Kind kind) {
        Set<Integer> seen = new HashSet<>();
        Map<String, List<Card.Input>> found = new LinkedHashMap<>();
        for (int card : cards.keySet()) {
            for (int input : withItself(card)) {
                Derivation d = nodes.get(input).derivation();
                if (d.isLeaf() && d.source().kind() == kind && Double.isFinite(d.value()) && seen.add(input)) {
                    found.computeIfAbsent(d.source().text(), text -> new ArrayList<>()).add(input(input));
                }
            }
        }
        return found;
    }

    private List<Integer> withItself(int node) {
        List<Integer> all = new ArrayList<>(nodes.get(node).inputs());
        all.add(0, node);
        return all;
    }

    private Card card(int node) {
        Derivation d = nodes.get(node).derivation();
        return new Card(link(node), d.id(), d.label(), elements.getOrDefault(node, ""), value(node, false),
                d.formula(), sources.origin(d.source()), nodes.get(node).inputs().stream().map(this::input).toList());
    }

    private Card.Input input(int node) {
        Derivation d = nodes.get(node).derivation();
        return new Card.Input(d.id(), d.label(), value(node, true), sources.origin(d.source()));
    }

    private Value value(int node, boolean linked) {
        Derivation d = nodes.get(node).derivation();
        String reason = Double.isFinite(d.value()) ? "" : reason(d);
        return new Value(Texts.format(d.value(), d.unit()), "", nodes.get(node).claim(), reason,
                linked ? link(node) : "");
    }

    private String link(int node) {
        return cards.containsKey(node) ? "d" + cards.get(node) : "";
    }

    /** Gives a card to a node and to every computed one below it, parents first. */
    private void addCards(int root) {
        Deque<Integer> waiting = new ArrayDeque<>(List.of(root));
        while (!waiting.isEmpty()) {
            int node = waiting.pop();
            if (cards.containsKey(node)) {
                continue;
            }
            if (cards.size() == MOST_CARDS) {
                omitted = true;
                return;
            }
            cards.put(node, cards.size() + 1);
            List<Integer> inputs = nodes.get(node).inputs();
            for (int i = inputs.size() - 1; i >= 0; i--) {
                if (!nodes.get(inputs.get(i)).derivation().isLeaf()) {
                    waiting.push(inputs.get(i));
                }
            }
        }
    }

    /** The number of a node. Goes down without recursion, so that no depth is too deep. */
    private int number(Derivation root) {
        Deque<Derivation> path = new ArrayDeque<>(List.of(root));
        while (!path.isEmpty()) {
            Derivation top = path.peek();
            Derivation missing = known.containsKey(top) ? null
                    : top.inputs().stream().filter(i -> !known.containsKey(i)).findFirst().orElse(null);
            if (missing != null) {
                path.push(missing);
            } else {
                path.pop();
                known.computeIfAbsent(top, this::add);
            }
        }
        return known.get(root);
    }

    private int add(Derivation d) {
        List<Integer> inputs = d.inputs().stream().map(known::get).toList();
        Key key = new Key(d.id(), d.label(), d.value(), d.unit(), d.formula(), d.source(), inputs);
        return numbers.computeIfAbsent(key, k -> {
            boolean claim = d.source().kind() == Source.Kind.VENDOR_CLAIM
                    || inputs.stream().anyMatch(i -> nodes.get(i).claim());
            nodes.add(new Node(d, inputs, claim));
            return nodes.size() - 1;
        });
    }
}
