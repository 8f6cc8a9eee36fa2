// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

import org.eastwest.model.RandomDesign;
import org.eastwest.model.design.Design;

/** Paths lead where they come from; apart from other tests of paths, since another engine runs it. */
class AllPathsTest {
    @Property(tries = 100)
    void everyListedPathLeadsToAnAttributeOfItsOwn(@ForAll long seed) {
        Design any = RandomDesign.of(seed);
        List<String> paths = DesignPath.all(any);
        long attributes = paths.stream().map(path -> DesignPath.find(any, null, path).orElseThrow())
                .peek(found -> assertTrue(paths.contains(DesignPath.of(found.element(), found.attribute()))))
                .distinct().count();
        assertEquals(paths.size(), attributes);
    }
}
