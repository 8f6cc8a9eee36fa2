// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.claims.internal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.claim.CheckedClaim.Assumed;
import org.eastwest.spi.claim.Claim;
import org.eastwest.spi.claim.ClaimInput;
import org.eastwest.spi.claim.ClaimMethod;
import org.eastwest.spi.claim.WrongInputException;

/** The assumptions of a claim with their values. */
final class Values {
    private final List<Assumed> assumed = new ArrayList<>();
    private final Map<String, Double> numbers = new LinkedHashMap<>();
    private final Map<String, String> words = new LinkedHashMap<>();

    /**
     * @throws WrongInputException when an input has no value or none of its unit, or the method has no such input
     */
    Values(Claim claim, ClaimMethod method) throws WrongInputException {
        for (String id : claim.inputs().keySet()) {
            if (method.inputs().stream().noneMatch(input -> input.id().equals(id))) {
                throw new WrongInputException(id, "the method '" + method.id() + "' has no assumption '" + id
                        + "'. Use text, source, method or " + method.inputs().stream().map(ClaimInput::id)
                                .collect(Collectors.joining(", ")) + ".");
            }
        }
        for (ClaimInput input : method.inputs()) {
            add(claim, input);
        }
    }

    private void add(Claim claim, ClaimInput input) throws WrongInputException {
        String stated = claim.inputs().getOrDefault(input.id(), "");
        String text = stated.isEmpty() ? input.standard() : stated;
        if (text.isEmpty()) {
            throw new WrongInputException(input.id(), "the assumption '" + input.id() + "' (" + input.label()
                    + ") has no value. Add a line " + input.id() + " = ...");
        }
        double value = Double.NaN;
        if (input.unit() == null) {
            words.put(input.id(), text);
        } else {
            value = parse(input, text);
            numbers.put(input.id(), value);
        }
        assumed.add(new Assumed(input.id(), input.label(), text, value, input.unit(), stated.isEmpty()
                ? input.source() : "the claim", !stated.isEmpty()));
    }

    private static double parse(ClaimInput input, String text) throws WrongInputException {
        try {
            double value = Quantity.parse(text, input.unit().dimension()).value();
            if (value < 0) {
                throw new WrongInputException(input.id(), "'" + text + "' of '" + input.id()
                        + "' is negative. Give 0 or more.");
            }
            return value;
        } catch (IllegalArgumentException wrong) {
            throw new WrongInputException(input.id(), "'" + input.id() + "' (" + input.label() + ") cannot be read: "
                    + wrong.getMessage());
        }
    }

    List<Assumed> assumed() {
        return assumed;
    }

    Map<String, Double> numbers() {
        return numbers;
    }

    Map<String, String> words() {
        return words;
    }
}
