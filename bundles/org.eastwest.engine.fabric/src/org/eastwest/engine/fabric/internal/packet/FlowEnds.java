// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import java.util.Arrays;

/** Which flows have ended at their sender and receiver, and the triggers that this fires. */
final class FlowEnds {
    private final FlowSet flows;
    private final FlowTable table;
    private final int[] sendLeft;
    private final int[] receiveLeft;
    private final int[] fired;
    private final long[] finishedAt;
    private final long[] startedAt;
    private int unfinished;
    private Sender sender;

    FlowEnds(FlowSet flows, FlowTable table) {
        this.flows = flows;
        this.table = table;
        sendLeft = new int[flows.size()];
        receiveLeft = new int[flows.size()];
        Arrays.fill(sendLeft, table.queuePairs);
        Arrays.fill(receiveLeft, table.queuePairs);
        finishedAt = new long[flows.size()];
        startedAt = new long[flows.size()];
        Arrays.fill(finishedAt, -1);
        unfinished = flows.size();
        fired = new int[flows.triggers()];
    }

    void connect(Sender itsSender) {
        sender = itsSender;
    }

    void started(int row, long now) {
        startedAt[table.flow[row]] = now;
    }

    /** A queue pair has all its acknowledgements. */
    void sent(int row, long now) {
        int flow = table.flow[row];
        if (--sendLeft[flow] == 0) {
            finishedAt[flow] = now;
            unfinished--;
            fire(flows.sendDone(flow));
        }
    }

    /** A queue pair has delivered everything. */
    void received(int row) {
        int flow = table.flow[row];
        if (--receiveLeft[flow] == 0) {
            fire(flows.receiveDone(flow));
        }
    }

    private void fire(int trigger) {
        if (trigger < 0) {
            return;
        }
        int[] waiting = flows.triggered(trigger);
        if (flows.oneEach(trigger)) {
            if (fired[trigger] < waiting.length) {
                start(waiting[fired[trigger]++]);
            }
        } else if (++fired[trigger] == flows.triggerCount(trigger)) {
            for (int flow : waiting) {
                start(flow);
            }
        }
    }

    private void start(int flow) {
        for (int q = 0; q < table.queuePairs; q++) {
            sender.start(flow * table.queuePairs + q);
        }
    }

    boolean allFinished() {
        return unfinished == 0;
    }

    int unfinished() {
        return unfinished;
    }

    /** Picoseconds from the start of a flow to its end; -1 when it has not ended. */
    long duration(int flow) {
        return finishedAt[flow] < 0 ? -1 : finishedAt[flow] - startedAt[flow];
    }

    /** When a flow ended, picoseconds; -1 when it has not. */
    long finishedAt(int flow) {
        return finishedAt[flow];
    }

    long bytes() {
        return 24L * sendLeft.length + 4L * fired.length;
    }
}
