// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.fields;

import java.util.Optional;
import java.util.stream.Stream;
import org.eastwest.model.design.Cluster;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.Job;
import org.eastwest.model.design.NamedElement;
import org.eastwest.model.design.NicGroup;
import org.eastwest.model.design.Placement;
import org.eastwest.model.design.ServerGroup;
import org.eastwest.model.design.Tier;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.ui.internal.session.DesignSession;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;

/**
 * What engines take for a value that the design leaves open. It is looked up in the snapshot that they work on, so that
 * a hint never says anything else than what is computed with.
 */
public final class Hints {

    private final DesignSession session;

    public Hints(DesignSession session) {
        this.session = session;
    }

    /** The value in use where this feature is unset, as a text; empty when there is none or it is not known. */
    public Optional<String> of(EObject element, EStructuralFeature feature) {
        return effective(element, feature).filter(text -> !text.isEmpty())
                .or(() -> Optional.of(feature).filter(EAttribute.class::isInstance).map(EAttribute.class::cast)
                        .map(FeatureText::ofDefault).filter(text -> !text.isEmpty()));
    }

    private Optional<String> effective(EObject element, EStructuralFeature feature) {
        if (element instanceof ServerGroup group) {
            return serverGroup(group).map(snapshot -> of(snapshot, feature));
        }
        if (element instanceof NicGroup nics && nics.eContainer() instanceof ServerGroup group) {
            return serverGroup(group).flatMap(snapshot -> nics(snapshot, nics)).map(snapshot -> of(snapshot, feature));
        }
        if (element instanceof Fabric fabric) {
            return fabric(fabric).map(snapshot -> of(snapshot, feature));
        }
        if (element instanceof Tier tier && tier.eContainer() instanceof Fabric fabric) {
            return fabric(fabric).map(snapshot -> ofTier(snapshot, feature));
        }
        if (element instanceof Placement placement && placement.eContainer() instanceof Job job
                && feature == DesignPackage.Literals.PLACEMENT__GPUS) {
            return job(job).map(snapshot -> String.valueOf(snapshot.gpus()));
        }
        return Optional.empty();
    }

    private static String of(ServerGroupSnapshot group, EStructuralFeature feature) {
        if (feature == DesignPackage.Literals.SERVER_GROUP__SCALE_UP_DOMAIN_SIZE) {
            return String.valueOf(group.scaleUpDomainGpus());
        }
        return feature == DesignPackage.Literals.SERVER_GROUP__SERVERS_PER_RACK
                ? String.valueOf(group.serversPerRack()) : "";
    }

    private static String of(NicGroupSnapshot nics, EStructuralFeature feature) {
        if (feature == DesignPackage.Literals.NIC_GROUP__NIC_TYPE) {
            return nics.type().name();
        }
        if (feature == DesignPackage.Literals.NIC_GROUP__COUNT_PER_SERVER) {
            return String.valueOf(nics.perServer());
        }
        return feature == DesignPackage.Literals.NIC_GROUP__RATE ? Quantity.formatBits(nics.bytesPerSecond()) : "";
    }

    private static String of(FabricSnapshot fabric, EStructuralFeature feature) {
        if (feature == DesignPackage.Literals.FABRIC__LINK_RATE) {
            return Quantity.formatBits(fabric.linkBytesPerSecond());
        }
        return feature == DesignPackage.Literals.FABRIC__MANAGEMENT_PLANE ? fabric.managementPlane() : "";
    }

    private static String ofTier(FabricSnapshot fabric, EStructuralFeature feature) {
        if (feature == DesignPackage.Literals.TIER__SWITCH_TYPE) {
            return fabric.switchType() == null ? "" : fabric.switchType().name();
        }
        return feature == DesignPackage.Literals.TIER__UPLINK_RATE
                ? Quantity.formatBits(fabric.linkBytesPerSecond()) : "";
    }

    private Optional<ServerGroupSnapshot> serverGroup(ServerGroup group) {
        return group.eContainer() instanceof Cluster
                ? snapshots().flatMap(s -> s.cluster().groups().stream()).filter(s -> s.id().equals(group.getId()))
                        .findFirst()
                : Optional.empty();
    }

    private static Optional<NicGroupSnapshot> nics(ServerGroupSnapshot group, NicGroup nics) {
        return group.nics().stream().filter(s -> s.role().name().equals(nics.getRole().name())).findFirst();
    }

    private Optional<FabricSnapshot> fabric(Fabric fabric) {
        return snapshots().flatMap(s -> s.fabrics().stream()).filter(s -> named(fabric, s.id())).findFirst();
    }

    private Optional<JobSnapshot> job(Job job) {
        return snapshots().flatMap(s -> s.jobs().stream()).filter(s -> named(job, s.id())).findFirst();
    }

    private static boolean named(NamedElement element, String id) {
        return id.equals(element.getId());
    }

    private Stream<DesignSnapshot> snapshots() {
        return session.lastSnapshots().stream();
    }
}
