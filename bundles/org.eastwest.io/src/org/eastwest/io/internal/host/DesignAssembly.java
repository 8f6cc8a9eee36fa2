// SPDX-License-Identifier: EPL-2.0
package org.eastwest.io.internal.host;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eastwest.catalog.Catalog;
import org.eastwest.model.design.Attention;
import org.eastwest.model.design.Cluster;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.DesignFactory;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.FabricRole;
import org.eastwest.model.design.Job;
import org.eastwest.model.design.Link;
import org.eastwest.model.design.ModelWorkload;
import org.eastwest.model.design.NamedElement;
import org.eastwest.model.design.Scenario;
import org.eastwest.model.design.ServerGroup;
import org.eastwest.model.design.Switch;
import org.eastwest.model.design.TierKind;
import org.eastwest.model.design.Topology;
import org.eastwest.model.design.Transformer;
import org.eastwest.model.design.Workload;
import org.eastwest.reader.DesignPaths;
import org.eastwest.reader.PathException;
import org.eastwest.spi.exchange.ImportNote;
import org.eastwest.spi.exchange.ImportedDesign;
import org.eastwest.spi.exchange.ImportedDesign.JobKind;
import org.eastwest.spi.exchange.Setting;
import org.eastwest.spi.hardware.ModelShape;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;

/** Puts the parts and settings of an imported design into a design: an empty one, or a copy of a template. */
final class DesignAssembly {
    private static final DesignFactory MAKE = DesignFactory.eINSTANCE;
    private static final String ID = "[a-z][a-z0-9-]*";
    /** Llama 3 (arXiv:2407.21783, table 3): for a shape whose file tells no vocabulary. */
    private static final int USUAL_VOCABULARY = 128_256;

    private final Design design;
    private final Scenario scenario;
    private final Catalog catalog;
    private final Set<String> taken = new HashSet<>();
    private final Map<String, String> renamed = new HashMap<>();
    private final List<ImportNote> notes = new ArrayList<>();

    private DesignAssembly(Design design, Catalog catalog) {
        this.design = design;
        this.catalog = catalog;
        design.eAllContents().forEachRemaining(this::take);
        take(design);
        if (design.getScenarios().isEmpty()) {
            Scenario fresh = named(MAKE.createScenario(), "baseline", "Baseline");
            design.getScenarios().add(fresh);
        }
        this.scenario = design.getScenarios().get(0);
    }

    /**
     * What came of it.
     *
     * @param design the design, in no resource
     * @param notes  what was assumed on the way
     */
    record Assembled(Design design, List<ImportNote> notes) {
    }

    /**
     * @param template a design to begin with; null for an empty one
     * @param fallback name of the design where the parts have none
     * @throws IllegalArgumentException when a part or setting fits no design; the message names it
     */
    static Assembled assemble(ImportedDesign parts, Design template, String fallback, Catalog catalog) {
        DesignAssembly assembly = new DesignAssembly(template == null ? empty() : EcoreUtil.copy(template), catalog);
        assembly.describe(parts, fallback);
        assembly.servers(parts.servers());
        parts.fabrics().forEach(assembly::fabric);
        assembly.jobs(parts.jobs());
        parts.settings().forEach(assembly::set);
        return new Assembled(assembly.design, assembly.notes);
    }

    private static Design empty() {
        Design design = MAKE.createDesign();
        design.setId("design");
        return design;
    }

    private void take(EObject element) {
        if (element instanceof NamedElement named && named.getId() != null) {
            taken.add(named.getId());
        }
    }

    private void describe(ImportedDesign parts, String fallback) {
        design.setName(parts.name().isEmpty() ? fallback : parts.name());
        if (!parts.source().isEmpty()) {
            design.setSource(parts.source());
        }
    }

    /** An id that nothing has yet. */
    private String free(String wanted) {
        String id = wanted;
        for (int next = 2; !taken.add(id); next++) {
            id = wanted + "-" + next;
        }
        return id;
    }

    private static String checked(String id, String what) {
        if (!id.matches(ID)) {
            throw new IllegalArgumentException("'" + id + "' is no id for a " + what
                    + ": lower-case letters, digits and hyphens, beginning with a letter");
        }
        return id;
    }

    private <T extends NamedElement> T named(T element, String id, String name) {
        element.setId(free(id));
        if (!name.isEmpty()) {
            element.setName(name);
        }
        return element;
    }

    /** Gives a part an id of its own, by which settings find it. */
    private <T extends NamedElement> T part(T element, String kind, String id, String name) {
        named(element, checked(id, kind), name);
        renamed.put(kind + "." + id, element.getId());
        return element;
    }

    private void remove(EObject element) {
        element.eAllContents().forEachRemaining(this::release);
        release(element);
        EcoreUtil.delete(element, true);
    }

    private void release(EObject element) {
        if (element instanceof NamedElement named) {
            taken.remove(named.getId());
        }
    }

    private void servers(List<ImportedDesign.ServerGroup> groups) {
        if (groups.isEmpty()) {
            return;
        }
        if (scenario.getCluster() == null) {
            Cluster fresh = named(MAKE.createCluster(), "cluster", "Cluster");
            design.getClusters().add(fresh);
            scenario.setCluster(fresh);
        }
        Cluster cluster = scenario.getCluster();
        List.copyOf(cluster.getServerGroups()).forEach(this::remove);
        for (ImportedDesign.ServerGroup group : groups) {
            ServerGroup made = part(MAKE.createServerGroup(), "cluster", group.id(), group.name());
            made.setServerType(group.serverType());
            made.setCount(group.count());
            cluster.getServerGroups().add(made);
        }
    }

    private void fabric(ImportedDesign.Fabric fabric) {
        FabricRole role = FabricRole.valueOf(fabric.role().name());
        Fabric made = scenario.getFabrics().stream().filter(f -> f.getRole() == role).findFirst().orElse(null);
        if (made == null) {
            made = part(MAKE.createFabric(), "fabric", fabric.id(), fabric.name());
            made.setRole(role);
            design.getFabrics().add(made);
            scenario.getFabrics().add(made);
        } else {
            renamed.put("fabric." + checked(fabric.id(), "fabric"), made.getId());
        }
        if (!fabric.switchType().isEmpty()) {
            made.setSwitchType(fabric.switchType());
        }
        if (!fabric.switches().isEmpty()) {
            draw(made, fabric);
        }
    }

    private void draw(Fabric made, ImportedDesign.Fabric drawn) {
        List.copyOf(made.getSwitches()).forEach(this::remove);
        made.getLinks().clear();
        made.getTiers().clear();
        made.setTopology(Topology.EXPLICIT);
        Map<String, Switch> byId = new HashMap<>();
        for (ImportedDesign.Switch node : drawn.switches()) {
            if (byId.put(node.id(), addSwitch(made, node)) != null) {
                throw new IllegalArgumentException("two switches of the fabric '" + drawn.id() + "' have the id '"
                        + node.id() + "'");
            }
        }
        for (ImportedDesign.Link link : drawn.links()) {
            Link fresh = MAKE.createLink();
            fresh.setFrom(end(byId, link.from(), drawn));
            fresh.setTo(end(byId, link.to(), drawn));
            fresh.setCount(link.count());
            fresh.setRate(link.bytesPerSecond());
            made.getLinks().add(fresh);
        }
    }

    private Switch addSwitch(Fabric fabric, ImportedDesign.Switch node) {
        boolean valid = node.id().matches(ID);
        Switch made = named(MAKE.createSwitch(), valid ? node.id() : plain(node.id()), valid ? "" : node.id());
        made.setTier(TierKind.valueOf(node.tier().name()));
        if (!node.switchType().isEmpty()) {
            made.setSwitchType(node.switchType());
        }
        made.setEndpoints(node.endpoints());
        fabric.getSwitches().add(made);
        return made;
    }

    /** Any text as an id. */
    private static String plain(String text) {
        String id = text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-+|-+$", "");
        return id.isEmpty() || !Character.isLetter(id.charAt(0)) ? ("switch-" + id).replaceAll("-$", "") : id;
    }

    private static Switch end(Map<String, Switch> byId, String id, ImportedDesign.Fabric fabric) {
        Switch end = byId.get(id);
        if (end == null) {
            throw new IllegalArgumentException("a link of the fabric '" + fabric.id() + "' leads to '" + id
                    + "', which is none of its switches");
        }
        return end;
    }

    private void jobs(List<ImportedDesign.Job> jobs) {
        if (jobs.isEmpty()) {
            return;
        }
        List<Job> before = List.copyOf(scenario.getJobs());
        scenario.getJobs().clear();
        before.stream().filter(j -> design.getScenarios().stream().noneMatch(s -> s.getJobs().contains(j)))
                .forEach(this::remove);
        List.copyOf(design.getWorkloads()).stream()
                .filter(w -> design.getJobs().stream().noneMatch(j -> j.getWorkload() == w)).forEach(this::remove);
        jobs.forEach(this::job);
    }

    private void job(ImportedDesign.Job job) {
        Job made = part(MAKE.createJob(), "job", job.id(), job.name());
        Workload workload = named(switch (job.kind()) {
            case TRAINING -> MAKE.createTrainingRun();
            case INFERENCE -> MAKE.createInferenceService();
            case INDEPENDENT_FLOWS -> MAKE.createIndependentFlows();
        }, made.getId() + "-workload", job.name());
        design.getWorkloads().add(workload);
        design.getJobs().add(made);
        scenario.getJobs().add(made);
        made.setWorkload(workload);
        if (job.kind() != JobKind.INDEPENDENT_FLOWS) {
            made.setPlan(MAKE.createPlan());
        }
        job.model().ifPresent(shape -> model(workload, shape));
    }

    private void model(Workload workload, ModelShape shape) {
        if (!(workload instanceof ModelWorkload modelled)) {
            throw new IllegalArgumentException("independent flows have no model");
        }
        Optional<ModelShape> known = catalog.models().all().stream().filter(m -> equal(m, shape)).findFirst();
        if (known.isPresent()) {
            modelled.setModelShape(known.get().id());
            return;
        }
        modelled.setTransformer(transformer(shape));
        if (shape.vocabulary() == 0) {
            modelled.getTransformer().setVocabulary(USUAL_VOCABULARY);
            notes.add(new ImportNote(ImportNote.Kind.ASSUMED, 0, "vocabulary", "128,256 as Llama 3: the file tells "
                    + "none, and no model of the catalog has this shape"));
        }
    }

    /** Equal in all that engines compute with. */
    private static boolean equal(ModelShape row, ModelShape shape) {
        return row.equals(new ModelShape(row.id(), row.name(), shape.layers(), shape.hidden(), shape.heads(),
                shape.kvHeads(), shape.headDimension(), shape.feedForward(),
                shape.vocabulary() == 0 ? row.vocabulary() : shape.vocabulary(), shape.attention(),
                shape.slidingWindow(), shape.windowEvery(), shape.queryLoraRank(), shape.kvLoraRank(),
                shape.ropeDimension(), shape.experts(), shape.topK(), shape.sharedExpertFeedForward(),
                shape.expertFeedForward(), shape.denseFirstLayers(), shape.gatedFeedForward(), shape.expertGroups(),
                shape.groupsPerToken(), row.provenance()));
    }

    private static Transformer transformer(ModelShape shape) {
        Transformer made = MAKE.createTransformer();
        made.setLayers(shape.layers());
        made.setHidden(shape.hidden());
        made.setHeads(shape.heads());
        made.setKvHeads(shape.kvHeads());
        made.setHeadDimension(shape.headDimension());
        made.setFeedForward(shape.feedForward());
        made.setVocabulary(shape.vocabulary());
        made.setAttention(Attention.valueOf(shape.attention().name()));
        made.setQueryRank(unlessZero(shape.queryLoraRank()));
        made.setKeyValueRank(unlessZero(shape.kvLoraRank()));
        made.setRopeDimension(unlessZero(shape.ropeDimension()));
        made.setSlidingWindow(unlessZero(shape.slidingWindow()));
        made.setExperts(shape.experts());
        made.setTopK(shape.topK());
        made.setExpertGroups(shape.expertGroups());
        made.setGroupsPerToken(shape.groupsPerToken());
        made.setExpertFeedForward(unlessZero(shape.expertFeedForward()));
        made.setSharedExpertFeedForward(shape.sharedExpertFeedForward());
        made.setDenseFirstLayers(shape.denseFirstLayers());
        made.setGatedFeedForward(shape.gatedFeedForward());
        return made;
    }

    private static Integer unlessZero(int value) {
        return value == 0 ? null : value;
    }

    private void set(Setting setting) {
        try {
            DesignPaths.set(design, null, path(setting.path()), setting.value());
        } catch (PathException wrong) {
            throw new IllegalArgumentException(setting.path() + "=" + setting.value() + ": "
                    + wrong.finding().message(), wrong);
        }
    }

    /** The PATH in this design, where parts may have other ids. */
    private String path(String path) {
        String[] names = path.split("\\.", 3);
        String id = names.length < 2 ? null : renamed.get(names[0] + "." + names[1]);
        return id == null ? path : names[0] + "." + id + (names.length == 3 ? "." + names[2] : "");
    }
}
