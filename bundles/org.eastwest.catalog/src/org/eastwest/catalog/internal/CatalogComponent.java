// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogContribution;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.catalog.CatalogService;
import org.eastwest.spi.hardware.Assumption;
import org.eastwest.spi.hardware.FactBook;
import org.eastwest.spi.hardware.FailureCause;
import org.eastwest.spi.hardware.Price;

/** The service: keeps the catalog it read, and forgets it when a contribution comes or goes. */
public final class CatalogComponent implements CatalogService, FactBook {
    private static final long PATIENCE_MILLIS = 5000;

    private final Optional<Path> userFolder;
    private final long patienceMillis;
    private final List<Ranked> contributions = new ArrayList<>();
    private Catalog catalog;

    /** The component of this machine's user: {@code EASTWEST_HOME}, else {@code ~/.eastwest}. */
    public CatalogComponent() {
        this(userFolder(System.getenv("EASTWEST_HOME"), System.getProperty("user.home")), PATIENCE_MILLIS);
    }

    /**
     * A component of another folder.
     *
     * @param patienceMillis how long a contribution may take
     */
    CatalogComponent(Optional<Path> userFolder, long patienceMillis) {
        this.userFolder = userFolder;
        this.patienceMillis = patienceMillis;
    }

    /** The folder of the user's catalog files; none when the environment names no possible folder. */
    static Optional<Path> userFolder(String eastwestHome, String home) {
        try {
            Path area = eastwestHome == null || eastwestHome.isBlank()
                    ? Path.of(home, ".eastwest") : Path.of(eastwestHome);
            return Optional.of(area.resolve("catalog"));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    @Override
    public synchronized Catalog catalog() {
        if (catalog == null) {
            catalog = CatalogLoader.load(sorted(), userFolder);
        }
        return catalog;
    }

    @Override
    public synchronized void reload() {
        catalog = null;
    }

    @Override
    public Optional<Price> price(String id) {
        return catalog().price(id);
    }

    @Override
    public List<FailureCause> failureCauses() {
        return catalog().failureCauses();
    }

    @Override
    public Optional<Assumption> assumption(String id) {
        return catalog().assumption(id);
    }

    /** Called by the service runtime; of two contributions the one with the higher ranking overrides the other. */
    public synchronized void add(CatalogContribution contribution, Map<String, ?> properties) {
        int ranking = properties.get("service.ranking") instanceof Integer given ? given : 0;
        contributions.add(new Ranked(contribution, ranking));
        catalog = null;
    }

    /** Called by the service runtime. */
    public synchronized void remove(CatalogContribution contribution) {
        contributions.removeIf(r -> r.contribution() == contribution);
        catalog = null;
    }

    private record Ranked(CatalogContribution contribution, int ranking) {
        Ranked contained(long patienceMillis) {
            return new Ranked(ContainedContribution.of(contribution, patienceMillis), ranking);
        }
    }

    /** Services come in any order, and the catalog must not depend on it. */
    private List<CatalogContribution> sorted() {
        return contributions.stream().map(r -> r.contained(patienceMillis))
                .sorted(Comparator.comparingInt(Ranked::ranking).thenComparing(r -> r.contribution().name()))
                .map(Ranked::contribution).toList();
    }
}
