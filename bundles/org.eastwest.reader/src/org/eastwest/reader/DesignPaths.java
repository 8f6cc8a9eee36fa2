// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader;

import java.util.List;
import org.eastwest.model.design.Design;
import org.eastwest.reader.internal.PathTree;
import org.eastwest.reader.internal.Scenarios;

/**
 * Names single attributes of a design by PATH, and reads and writes them.
 * <p>A PATH is a row of names with dots between, from one of these roots down to an attribute:
 * <table>
 * <caption>Roots</caption>
 * <tr><td>{@code scenario}</td><td>the chosen scenario; {@code scenario.fabric.KEY} is its fabric of that id or
 * role</td></tr>
 * <tr><td>{@code cluster}</td><td>the cluster of that scenario; {@code cluster.GROUP} is a server group by id,
 * {@code cluster.GROUP.nics.ROLE} its NICs of a role</td></tr>
 * <tr><td>{@code job.ID}</td><td>a job; {@code .plan}, {@code .placement} and {@code .workload} lead on</td></tr>
 * <tr><td>{@code requirement.ID}</td><td>a requirement</td></tr>
 * <tr><td>{@code fabric.KEY}, {@code workload.ID}</td><td>any fabric or workload of the design</td></tr>
 * </table>
 * Below a fabric, {@code tier.KIND}, {@code parameter.NAME} (an override of a transport's parameter), {@code switch.ID}
 * and {@code link.FROM-TO} lead on. Ids and names are case-sensitive. Ids, names and descriptions themselves have no
 * PATH.
 */
public final class DesignPaths {
    private DesignPaths() {
    }

    /**
     * Every attribute of a scenario under its one canonical PATH, in a stable order. {@link #set} can also add NICs of
     * a role, tiers and parameter overrides that the design does not list yet.
     *
     * @param scenarioId id of the scenario; null for the first
     * @throws PathException when the design has no such scenario
     */
    public static List<PathEntry> list(Design design, String scenarioId) {
        return tree(design, scenarioId).list();
    }

    /**
     * The text of one attribute; empty when it is unset.
     *
     * @param scenarioId id of the scenario; null for the first
     * @throws PathException when the PATH names no attribute
     */
    public static String get(Design design, String scenarioId, String path) {
        return tree(design, scenarioId).find(path).value();
    }

    /**
     * What a PATH names.
     *
     * @param scenarioId id of the scenario; null for the first
     * @throws PathException when the PATH names no attribute
     */
    public static PathEntry find(Design design, String scenarioId, String path) {
        return tree(design, scenarioId).find(path);
    }

    /**
     * Gives one attribute a value, in the design itself: who needs the old one passes a copy. The design is unchanged
     * when this throws. Whether the design still makes sense is for validation to say.
     *
     * @param scenarioId id of the scenario; null for the first
     * @param value      a number with its unit, an id, a word of an enumeration in any case, or {@code default}
     * @throws PathException when the PATH names no attribute, or the attribute does not take the value
     */
    public static void set(Design design, String scenarioId, String path, String value) {
        tree(design, scenarioId).set(path, value);
    }

    private static PathTree tree(Design design, String scenarioId) {
        return new PathTree(design, Scenarios.choose(design, scenarioId).orElseThrow(
                () -> new PathException(Scenarios.missing(design, scenarioId))));
    }
}
