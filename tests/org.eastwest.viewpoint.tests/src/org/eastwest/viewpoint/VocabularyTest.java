// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import org.junit.jupiter.api.Test;

/** The vocabulary of Sirius ships with the bundle. */
class VocabularyTest {
    @Test
    void theVocabularyIsPartOfTheBundle() {
        assertNotNull(getClass().getResource("/org/eastwest/viewpoint/internal/vocabulary/vocabulary.csv"));
    }
}
