// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;

import org.eastwest.model.RandomDesign;

/** Paths tell elements apart; apart from other tests of paths, since another engine runs it. */
class AllPathsTest {
    @Property(tries = 100)
    void noTwoElementsOfADesignHaveOnePath(@ForAll long seed) {
        Set<String> paths = new HashSet<>();
        for (TreeIterator<EObject> elements = RandomDesign.of(seed).eAllContents(); elements.hasNext();) {
            String path = DesignPath.of(elements.next());
            assertTrue(paths.add(path), path);
        }
    }

    @Property(tries = 100)
    void pathsMadeInOneWalkAreThoseMadeOneByOne(@ForAll long seed) {
        EObject design = RandomDesign.of(seed);
        Map<EObject, String> oneByOne = new LinkedHashMap<>();
        oneByOne.put(design, DesignPath.of(design));
        design.eAllContents().forEachRemaining(element -> oneByOne.put(element, DesignPath.of(element)));
        assertEquals(List.copyOf(oneByOne.entrySet()), List.copyOf(DesignPath.all(design).entrySet()));
    }
}
