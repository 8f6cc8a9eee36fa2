// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogContribution;
import org.eastwest.catalog.CatalogTable;
import org.eastwest.catalog.PlatformFamily;
import org.eastwest.catalog.ValidatedStack;
import org.eastwest.spi.hardware.CableSpec;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.ScaleUpSpec;
import org.eastwest.spi.hardware.ServerSpec;
import org.eastwest.spi.hardware.SwitchSpec;

/** Puts a catalog together: tables that others refer to come first. */
public final class CatalogAssembly {
    private final Map<String, Table<?>> tables = new LinkedHashMap<>();
    private final Problems problems = new Problems();

    private final Map<String, ScaleUpSpec> scaleUps = new LinkedHashMap<>();
    private final Map<String, GpuSpec> gpus = new LinkedHashMap<>();
    private final Map<String, NicSpec> nics = new LinkedHashMap<>();
    private final Map<String, SwitchSpec> switches = new LinkedHashMap<>();
    private final Map<String, ServerSpec> servers = new LinkedHashMap<>();
    private final Map<String, CableSpec> cables = new LinkedHashMap<>();
    private final Map<String, PlatformFamily> families = new LinkedHashMap<>();
    private final Map<String, ValidatedStack> stacks = new LinkedHashMap<>();

    private final ScaleUpTable scaleUpTable = known(new ScaleUpTable());
    private final GpuTable gpuTable = known(new GpuTable(scaleUps));
    private final NicTable nicTable = known(new NicTable(stacks));
    private final SwitchTable switchTable = known(new SwitchTable(stacks));
    private final ServerTable serverTable = known(new ServerTable(gpus, nics, families));
    private final CableTable cableTable = known(new CableTable());
    private final ModelTable modelTable = known(new ModelTable());
    private final FamilyTable familyTable = known(new FamilyTable());
    private final ManagementTable managementTable = known(new ManagementTable());
    private final StackTable stackTable = known(new StackTable());
    private final PriceTable priceTable = known(new PriceTable(List.of(gpus, nics, switches, servers,
            scaleUps, cables)));
    private final FailureTable failureTable = known(new FailureTable());
    private final AssumptionTable assumptionTable = known(new AssumptionTable());
    private final TrapTable trapTable = new TrapTable(tables);

    private final Sources sources;

    /**
     * An assembly of the shipped files and these.
     *
     * @param contributions of bundles, later ones over earlier ones
     * @param userFolder    of the user's files, which come over all others
     */
    public CatalogAssembly(List<CatalogContribution> contributions, Optional<Path> userFolder) {
        known(trapTable);
        sources = new Sources(tables.values().stream().map(Table::file).toList(), problems);
        contributions.forEach(sources::add);
        userFolder.ifPresent(sources::add);
    }

    private <T extends Table<?>> T known(T table) {
        tables.put(table.name(), table);
        return table;
    }

    /** Reads everything; to be called once. */
    public Catalog read() {
        Map<String, Trap> traps = new TableLoader(sources, problems, List.of()).load(trapTable);
        TableLoader loader = new TableLoader(sources, problems, List.copyOf(traps.values()));
        stacks.putAll(loader.load(stackTable));
        scaleUps.putAll(loader.load(scaleUpTable));
        gpus.putAll(loader.load(gpuTable));
        nics.putAll(loader.load(nicTable));
        families.putAll(loader.load(familyTable));
        switches.putAll(loader.load(switchTable));
        servers.putAll(loader.load(serverTable));
        cables.putAll(loader.load(cableTable));
        checkStacks();
        return new Catalog(new CatalogTable<>(scaleUps), new CatalogTable<>(gpus), new CatalogTable<>(nics),
                new CatalogTable<>(switches),
                new CatalogTable<>(servers), new CatalogTable<>(cables),
                new CatalogTable<>(loader.load(modelTable)), new CatalogTable<>(families),
                new CatalogTable<>(loader.load(managementTable)), new CatalogTable<>(stacks),
                new CatalogTable<>(loader.load(priceTable)), new CatalogTable<>(loader.load(failureTable)),
                new CatalogTable<>(loader.load(assumptionTable)), problems.all());
    }

    private void checkStacks() {
        stacks.values().removeIf(stack -> !stackTable.partsExist(stack, nics, switches, problems));
    }
}
