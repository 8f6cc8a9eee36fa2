// SPDX-License-Identifier: EPL-2.0
package org.eastwest.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogContribution;
import org.eastwest.catalog.CatalogLoader;
import org.junit.jupiter.api.Test;

/**
 * What holds for every contribution to the catalog: its files are tables of the catalog, and each row is taken without a
 * finding.
 *
 * @since 1.0
 */
public abstract class CatalogContract {
    private final String bundle;
    private final CatalogContribution contribution;
    private final String serviceDescription;

    /**
     * @param bundle             symbolic name of the bundle
     * @param contribution       the contribution
     * @param serviceDescription the file that registers it, such as {@code OSGI-INF/catalog.xml}
     */
    protected CatalogContract(String bundle, CatalogContribution contribution, String serviceDescription) {
        this.bundle = bundle;
        this.contribution = contribution;
        this.serviceDescription = serviceDescription;
    }

    /** The shipped catalog with the rows of the contribution. */
    protected final Catalog catalog() {
        return CatalogLoader.load(List.of(contribution), Optional.empty());
    }

    @Test
    void itBearsTheNameOfItsBundle() {
        assertEquals(bundle, contribution.name());
    }

    @Test
    void everyFileCanBeOpened() throws Exception {
        assertFalse(contribution.files().isEmpty());
        for (String file : contribution.files()) {
            try (InputStream in = contribution.open(file)) {
                assertNotNull(in, file);
            }
        }
    }

    @Test
    void noRowGivesAFinding() {
        assertEquals(CatalogLoader.shipped().findings(), catalog().findings());
    }

    @Test
    void aServiceDescriptionRegistersIt() throws Exception {
        ServiceDescription services = new ServiceDescription(getClass(), bundle);
        Object made = services.declared(serviceDescription, CatalogContribution.class, "");

        assertEquals(contribution.getClass(), made.getClass());
        services.names(serviceDescription);
    }
}
