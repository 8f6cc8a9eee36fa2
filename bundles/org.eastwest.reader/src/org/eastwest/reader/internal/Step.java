// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;

/** What one name of a PATH leads to. */
sealed interface Step {
    /** Puts into the design what this step has made for {@code set}; nothing for what is there already. */
    default void attach() {
    }

    /** The end of a PATH: a value of an element. */
    record Value(EObject owner, EStructuralFeature feature, Runnable attachment) implements Step {
        Value(EObject owner, EStructuralFeature feature) {
            this(owner, feature, () -> { });
        }

        @Override
        public void attach() {
            attachment.run();
        }
    }

    /**
     * An element, whose attributes and parts come next.
     *
     * @param chosenBy the reference that chooses this element, where a PATH may also end here
     */
    record Element(EObject object, Optional<Value> chosenBy, Runnable attachment) implements Step {
        Element(EObject object) {
            this(object, Optional.empty(), () -> { });
        }

        Element(EObject object, Runnable attachment) {
            this(object, Optional.empty(), attachment);
        }

        @Override
        public void attach() {
            attachment.run();
        }
    }

    /**
     * Several of a kind, of which the next name chooses one.
     *
     * @param kind    what they are, for messages
     * @param listed  the ones that exist, by the name of the canonical PATH
     * @param aliases other names for what exists
     * @param fresh   makes one that does not exist yet; empty for a name that none can have
     * @param names   names that {@code fresh} takes, for messages; empty when it takes none or any
     */
    record Keyed(String kind, Map<String, Step> listed, Map<String, Step> aliases,
            Function<String, Optional<Step>> fresh, List<String> names) implements Step {
        Keyed(String kind, Map<String, Step> listed, Map<String, Step> aliases) {
            this(kind, listed, aliases, name -> Optional.empty(), List.of());
        }
    }
}
