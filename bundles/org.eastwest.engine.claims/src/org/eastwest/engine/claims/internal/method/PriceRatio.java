// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.claims.internal.method;

import java.util.List;
import java.util.stream.Stream;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.claim.ClaimAnswer;
import org.eastwest.spi.claim.ClaimValues;
import org.eastwest.spi.claim.ClaimVerdict;
import org.eastwest.spi.hardware.FactBook;
import org.eastwest.spi.hardware.Price;

/** A ratio of prices, as far as prices are known. */
final class PriceRatio extends Method {
    private final FactBook facts;

    PriceRatio(FactBook facts) {
        super("price-ratio", "Price of one port against another", List.of(given("claimed", "Claimed ratio", Unit.RATIO),
                given("first", "Part, by its catalog id", null), given("first-ports", "Its ports", Unit.COUNT),
                given("second", "Part that it is compared with, by its catalog id", null),
                given("second-ports", "Its ports", Unit.COUNT)));
        this.facts = facts;
    }

    @Override
    public ClaimAnswer evaluate(ClaimValues values, Progress progress) {
        RecordingTrace trace = trace(values);
        double first = price(values, "first", trace);
        double second = price(values, "second", trace);
        double ratio = trace.formula("price_ratio", "Price of a port over the other's", first
                / values.number("first-ports") / (second / values.number("second-ports")), Unit.RATIO,
                "({first} / {first_ports}) / ({second} / {second_ports})", ARITHMETIC);
        List<String> unknown = Stream.of("first", "second").filter(i -> Double.isNaN(trace.get(i).value()))
                .map(values::word).toList();
        if (Double.isNaN(ratio)) {
            return answer(ClaimVerdict.CANNOT_BE_DECIDED, "No price is known of " + String.join(" and ", unknown)
                    + ". Put your own into catalog/prices.csv of your user area, and the claim is decided by them.",
                    trace.get("price_ratio"));
        }
        double claimed = values.number("claimed");
        return answer(agrees(ratio, claimed) ? ClaimVerdict.HOLDS : ClaimVerdict.HOLDS_ONLY_IF,
                "By these prices the ratio"
                + " is " + ratio(ratio) + (agrees(ratio, claimed) ? "." : "; " + ratio(claimed)
                        + " holds only if other prices are paid."), trace.get("price_ratio"));
    }

    private double price(ClaimValues values, String input, RecordingTrace trace) {
        Price price = facts.price(values.word(input)).orElse(null);
        return trace.input(input, "Price of " + values.word(input), price == null ? Double.NaN : price.usd(), Unit.USD,
                price == null ? Source.assumption("no row in the price list") : price.source());
    }
}
