// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.layout;

import java.util.Set;
import java.util.concurrent.CancellationException;
import org.eastwest.viewpoint.diagram.Diagram;
import org.eastwest.viewpoint.internal.layout.ElkArrangement;

/**
 * Finds places for the elements of a diagram, by the algorithm and the options that its specification names. A layout
 * changes only when an arrangement ends: one that is cancelled leaves it as it was.
 */
public final class Arranger {
    /** What is arranged. */
    public enum Scope {
        /** What has no place yet; everything else stays where it is. */
        NEW,
        /** Everything, as if nothing had a place. Only when a user asks for it. */
        ALL
    }

    /** Is told how far an arrangement is, and may end it. */
    public interface Progress {
        /** Nobody waits. */
        Progress NONE = new Progress() {
            @Override
            public boolean cancelled() {
                return false;
            }

            @Override
            public void done(double part, String task) {
                // Nobody waits.
            }
        };

        /** Asked often; once true, the arrangement ends soon. */
        boolean cancelled();

        /**
         * Called now and then.
         *
         * @param part what is done, from 0 to 1, never less than before
         * @param task what is being done, for people
         */
        void done(double part, String task);
    }

    private Arranger() {
    }

    /**
     * Arranges a diagram and forgets the places of what is not in it any more.
     *
     * @return whether it came to its end; when it was cancelled, the layout is as before
     */
    public static boolean arrange(Diagram diagram, Layout layout, Scope scope, Progress progress) {
        Layout work = scope == Scope.ALL ? new Layout() : layout.copy();
        return finish(diagram, layout, work, progress);
    }

    /**
     * Arranges chosen nodes anew, by their ids; everything else stays where it is.
     *
     * @return whether it came to its end; when it was cancelled, the layout is as before
     */
    public static boolean arrange(Diagram diagram, Layout layout, Set<String> nodes, Progress progress) {
        Layout work = layout.copy();
        nodes.forEach(work::remove);
        return finish(diagram, layout, work, progress);
    }

    private static boolean finish(Diagram diagram, Layout layout, Layout work, Progress progress) {
        try {
            new ElkArrangement(diagram, work, progress).arrange();
        } catch (CancellationException e) {
            return false;
        }
        work.nodes().forEach(layout::put);
        work.edges().forEach(layout::put);
        layout.keepOnly(id -> diagram.find(id).isPresent() && (work.node(id).isPresent() || work.edge(id).isPresent()));
        return true;
    }
}
