// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.shared;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.hardware.NicRole;

/**
 * Which endpoints of the compute fabric the GPUs of a job send through. Endpoints are numbered as the fabric has them:
 * group after group, server after server, NIC after NIC.
 */
final class Endpoints {
    /** GPUs of the job in one group of servers, and the endpoints of that group. */
    private record Place(long first, long gpus, double perGpu, long offset, long firstGpu) {
    }

    private final List<Place> places = new ArrayList<>();

    /**
     * @param planes planes of the fabric, on each of which an endpoint has a port
     */
    Endpoints(ClusterSnapshot cluster, JobSnapshot job, int planes) {
        long placed = 0;
        for (String id : job.groupIds()) {
            long offset = 0;
            for (ServerGroupSnapshot group : cluster.groups()) {
                double perServer = perServer(group, planes);
                if (group.id().equals(id)) {
                    long from = places.isEmpty() ? job.firstGpu() : 0;
                    long gpus = Math.min(job.gpus() - placed, group.gpus() - from);
                    places.add(new Place(placed, gpus, perServer / group.type().gpus(), offset, from));
                    placed += gpus;
                }
                offset += Math.round(group.count() * perServer);
            }
        }
        places.sort(Comparator.comparingLong(Place::first));
    }

    private static double perServer(ServerGroupSnapshot group, int planes) {
        return group.nics(NicRole.EAST_WEST).map(n -> (double) n.perServer() * n.ports() / planes).orElse(0.0);
    }

    /** The endpoints of a GPU, counted within the job; several GPUs may share one. */
    int[] of(long gpu) {
        Place place = places.get(0);
        for (Place next : places) {
            place = next.first() <= gpu ? next : place;
        }
        double at = place.firstGpu() + gpu - place.first();
        int from = Math.toIntExact(place.offset() + (long) Math.floor(at * place.perGpu() + 1e-9));
        int many = place.perGpu() <= 0 ? 0 : (int) Math.max(1, Math.round(place.perGpu()));
        return IntStream.range(from, from + many).toArray();
    }
}
