// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.internal.validation;

import org.eclipse.emf.ecore.EAttribute;

import org.eastwest.model.design.Attention;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.ModelWorkload;
import org.eastwest.model.design.Transformer;
import org.eastwest.model.path.DesignPath;
import org.eastwest.model.validation.DesignConstraint;

/** What must hold in a workload and its transformer. */
record WorkloadChecks(Report report) {
    void check(ModelWorkload workload) {
        boolean named = workload.getModelShape() != null && !workload.getModelShape().isEmpty();
        boolean own = workload.getTransformer() != null;
        if (!named && !own) {
            report.add(DesignConstraint.MODEL_MISSING, workload, DesignPackage.Literals.MODEL_WORKLOAD__MODEL_SHAPE,
                    DesignPath.of(workload) + " has no transformer.",
                    "Choose a modelShape of the catalog, or add a transformer.");
        } else if (named && own) {
            report.add(DesignConstraint.MODEL_TWICE, workload, DesignPackage.Literals.MODEL_WORKLOAD__MODEL_SHAPE,
                    DesignPath.of(workload) + " has the modelShape " + workload.getModelShape()
                    + " and a transformer of its own.", "Remove one of the two.");
        }
    }

    void check(Transformer transformer) {
        if (transformer.getHeads() >= 1) {
            checkHeads(transformer);
        }
        checkExperts(transformer);
        if (transformer.getAttention() == Attention.MLA) {
            require(transformer, transformer.getKeyValueRank(), DesignPackage.Literals.TRANSFORMER__KEY_VALUE_RANK);
            require(transformer, transformer.getRopeDimension(), DesignPackage.Literals.TRANSFORMER__ROPE_DIMENSION);
        }
        if (transformer.getDenseFirstLayers() > transformer.getLayers()) {
            report.add(DesignConstraint.DENSE_LAYERS, transformer,
                    DesignPackage.Literals.TRANSFORMER__DENSE_FIRST_LAYERS, DesignPath.of(transformer) + " has "
                    + transformer.getDenseFirstLayers() + " dense first layers and " + transformer.getLayers()
                    + " layers.",
                    "Reduce denseFirstLayers.");
        }
    }

    private void checkHeads(Transformer transformer) {
        if (transformer.getHeadDimension() == null && transformer.getHidden() % transformer.getHeads() != 0) {
            report.add(DesignConstraint.HEADS, transformer, DesignPackage.Literals.TRANSFORMER__HEADS,
                    DesignPath.of(transformer) + " has a hidden width of " + transformer.getHidden() + " and "
                    + transformer.getHeads() + " heads.", "Give headDimension, or heads that divide hidden.");
        }
        Integer shared = transformer.getKvHeads();
        if (shared != null && shared > 0 && transformer.getHeads() % shared != 0) {
            report.add(DesignConstraint.HEADS, transformer, DesignPackage.Literals.TRANSFORMER__KV_HEADS,
                    DesignPath.of(transformer) + " has " + transformer.getHeads() + " heads and " + shared
                    + " key and value heads.", "Give kvHeads that divide heads.");
        }
        if (shared != null && transformer.getAttention() == Attention.MHA && shared != transformer.getHeads()) {
            report.add(DesignConstraint.HEADS, transformer, DesignPackage.Literals.TRANSFORMER__KV_HEADS,
                    DesignPath.of(transformer) + " has multi-head attention and " + shared + " key and value heads for "
                    + transformer.getHeads() + " heads.", "Set attention to gqa, or remove kvHeads.");
        }
    }

    private void checkExperts(Transformer transformer) {
        int experts = transformer.getExperts();
        int visited = transformer.getTopK();
        String problem = experts == 0 && visited > 0 ? "visits " + visited + " experts and has none"
                : experts > 0 && visited == 0 ? "has " + experts + " experts and visits none"
                : visited > experts ? "visits " + visited + " experts and has " + experts : null;
        if (problem != null) {
            report.add(DesignConstraint.EXPERTS, transformer, DesignPackage.Literals.TRANSFORMER__TOP_K,
                    DesignPath.of(transformer) + " " + problem + ".", "Set topK from 1 to experts, or both to 0.");
        }
        checkExpertGroups(transformer);
        if (experts > 0 && transformer.getExpertFeedForward() == null) {
            report.add(DesignConstraint.EXPERTS, transformer, DesignPackage.Literals.TRANSFORMER__EXPERT_FEED_FORWARD,
                    DesignPath.of(transformer) + " has experts of unknown width.", "Set expertFeedForward.");
        }
    }

    private void checkExpertGroups(Transformer transformer) {
        int groups = transformer.getExpertGroups();
        int visited = transformer.getGroupsPerToken();
        if (groups == 0 && visited == 0) {
            return;
        }
        String problem = groups == 0 || visited == 0 || visited > groups
                ? "takes the experts of a token from " + visited + " of " + groups + " groups"
                : transformer.getExperts() % groups != 0 || transformer.getExperts() == 0
                        ? "divides " + transformer.getExperts() + " experts into " + groups + " groups" : null;
        if (problem != null) {
            report.add(DesignConstraint.EXPERTS, transformer, DesignPackage.Literals.TRANSFORMER__EXPERT_GROUPS,
                    DesignPath.of(transformer) + " " + problem + ".", "Set expertGroups to a divisor of experts and "
                            + "groupsPerToken from 1 to it, or both to 0.");
        }
    }

    private void require(Transformer transformer, Integer value, EAttribute attribute) {
        if (value == null) {
            report.add(DesignConstraint.MLA_RANK, transformer, attribute, DesignPath.of(transformer)
                    + " has multi-head latent attention and no " + attribute.getName() + ".",
                    "Set " + attribute.getName() + ".");
        }
    }
}
