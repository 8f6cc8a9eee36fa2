// SPDX-License-Identifier: EPL-2.0
package org.eastwest.io.internal.host;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.eastwest.analysis.PluginException;
import org.eastwest.analysis.PluginService;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogService;
import org.eastwest.io.DesignImports;
import org.eastwest.io.ImportFailure;
import org.eastwest.io.Imported;
import org.eastwest.io.Importer;
import org.eastwest.model.design.Design;
import org.eastwest.reader.DesignReader;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.exchange.DesignImporter;
import org.eastwest.spi.exchange.ImportException;
import org.eastwest.spi.exchange.ImportNote;
import org.eastwest.spi.exchange.ImportRequest;
import org.eastwest.spi.exchange.ImportedDesign;

/** Keeps the registered importers, finds the one for a file and makes a design of what it reads. */
public final class ImporterHost implements DesignImports {
    private static final int BEGINNING_BYTES = 1 << 16;

    private final CatalogService catalog;
    private final UnaryOperator<DesignImporter> contained;
    private final List<Registered> importers = new CopyOnWriteArrayList<>();

    /** The component of the product. */
    public ImporterHost(CatalogService catalog, PluginService plugins) {
        this(catalog, importer -> plugins.contained(DesignImporter.class, importer));
    }

    // Not public: the framework tries every public constructor with as many services, and logs those that do not fit.
    private ImporterHost(CatalogService catalog, UnaryOperator<DesignImporter> contained) {
        this.catalog = catalog;
        this.contained = contained;
    }

    /** @param contained the importer in a form that gives it up when it hangs, and names its bundle */
    public static ImporterHost of(CatalogService catalog, UnaryOperator<DesignImporter> contained) {
        return new ImporterHost(catalog, contained);
    }

    /** Called by the framework for each importer that comes. */
    public void addImporter(DesignImporter importer, Map<String, ?> properties) {
        importers.add(Registered.of(importer, contained.apply(importer), properties));
    }

    /** Called by the framework for each importer that goes. */
    public void removeImporter(DesignImporter importer) {
        importers.removeIf(r -> r.service() == importer);
    }

    @Override
    public List<Importer> importers() {
        return registered().stream().map(Registered::importer).toList();
    }

    /** By id; of several with one id only the highest ranked is usable. */
    private List<Registered> registered() {
        List<Registered> all = new ArrayList<>();
        importers.stream().sorted(Registered.ORDER).forEach(r -> all.add(all.stream().noneMatch(
                o -> o.importer().id().equals(r.importer().id())) ? r : r.second()));
        return all;
    }

    private List<Registered> usable() {
        return registered().stream().filter(r -> r.importer().usable()).toList();
    }

    @Override
    public Importer choose(Path file) throws ImportFailure {
        return chosen(file).importer();
    }

    private Registered chosen(Path file) throws ImportFailure {
        String name = file.getFileName().toString();
        String beginning = beginning(file);
        List<Registered> taking = usable().stream().filter(r -> r.takes(extension(name))).toList();
        List<Registered> sure = taking.stream().filter(r -> r.recognizes(name, beginning)).toList();
        if (sure.isEmpty()) {
            sure = usable().stream().filter(r -> r.recognizes(name, beginning)).toList();
        }
        if (sure.isEmpty() && taking.size() == 1) {
            sure = taking;
        }
        if (sure.size() != 1) {
            throw ImportCode.NO_IMPORTER.because(sure.isEmpty()
                    ? name + ": no importer takes this file; there are " + names(usable()) + "."
                    : name + ": several importers take this file: " + names(sure) + ".",
                    "Name the importer.");
        }
        return sure.get(0);
    }

    private static String names(List<Registered> importers) {
        return importers.stream().map(r -> r.importer().id() + " (" + r.importer().name() + ")")
                .collect(Collectors.joining(", "));
    }

    private static String extension(String name) {
        return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }

    private static String beginning(Path file) throws ImportFailure {
        try (InputStream in = Files.newInputStream(requireFile(file))) {
            String text = new String(in.readNBytes(BEGINNING_BYTES), StandardCharsets.UTF_8);
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (IOException fault) {
            throw unreadable(file, fault);
        }
    }

    private static Path requireFile(Path file) throws ImportFailure {
        if (!Files.isRegularFile(file)) {
            throw ImportCode.UNREADABLE.because(file.getFileName() + ": " + (Files.exists(file)
                    ? "it is no file." : "there is no such file."), "Name a file that is there.");
        }
        return file;
    }

    private static ImportFailure unreadable(Path file, IOException fault) {
        return ImportCode.UNREADABLE.because(file.getFileName() + ": it cannot be read: " + fault.getMessage() + ".",
                "Name a file that you may read.", fault);
    }

    @Override
    public Imported read(Path file, String importerId, Design template, Progress progress) throws ImportFailure {
        requireFile(file);
        Registered reader = importerId == null ? chosen(file) : named(importerId);
        ImportedDesign parts = parts(reader, file, template != null, progress);
        Catalog known = catalog.catalog();
        DesignAssembly.Assembled made = assemble(reader, parts, template, file, known);
        List<ImportNote> notes = new ArrayList<>(parts.notes());
        notes.addAll(made.notes());
        return new Imported(reader.importer(), made.design(), notes,
                DesignReader.read(made.design(), null, known).findings());
    }

    private Registered named(String id) throws ImportFailure {
        Registered found = registered().stream().filter(r -> r.importer().id().equals(id))
                .max(Comparator.comparing(r -> r.importer().usable())).orElseThrow(
                        () -> ImportCode.NO_IMPORTER.because("There is no importer '" + id + "'.",
                                "Use one of " + names(usable()) + "."));
        if (!found.importer().usable()) {
            throw ImportCode.IMPORTER_FAILED.because("The importer '" + id + "' of bundle " + found.importer().bundle()
                    + " is not used: " + found.importer().problem() + ".", "Update or remove that bundle.");
        }
        return found;
    }

    private static ImportedDesign parts(Registered reader, Path file, boolean template, Progress progress)
            throws ImportFailure {
        String name = file.getFileName().toString();
        ImportRequest request = new ImportRequest(name, () -> Files.newInputStream(file), template, progress);
        try {
            ImportedDesign parts = ImporterCall.of(() -> reader.contained().read(request), progress);
            if (parts == null) {
                throw reader.failed("it returned nothing", null);
            }
            return parts;
        } catch (ImportException wrong) {
            throw ImportCode.WRONG_CONTENT.because(name + (wrong.line() > 0 ? ", line " + wrong.line() : "") + ": "
                    + wrong.getMessage() + (wrong.getMessage().endsWith(".") ? "" : "."), wrong.remedy(), wrong);
        } catch (IOException fault) {
            throw unreadable(file, fault);
        } catch (ImporterCall.Failed failed) {
            if (failed.getCause() instanceof PluginException known) {
                throw new ImportFailure(known.finding(), known);
            }
            throw reader.failed(failed.getMessage(), failed.getCause());
        }
    }

    private static DesignAssembly.Assembled assemble(Registered reader, ImportedDesign parts, Design template,
            Path file, Catalog known) throws ImportFailure {
        try {
            return DesignAssembly.assemble(parts, template, file.getFileName().toString(), known);
        } catch (IllegalArgumentException wrong) {
            throw ImportCode.NO_DESIGN.because(file.getFileName() + ": what the importer '" + reader.importer().id()
                    + "' of bundle " + reader.importer().bundle() + " made of it fits no design: "
                    + wrong.getMessage() + (wrong.getMessage().endsWith(".") ? "" : "."),
                    "Choose another template or importer, or tell whoever made that bundle.", wrong);
        }
    }
}
