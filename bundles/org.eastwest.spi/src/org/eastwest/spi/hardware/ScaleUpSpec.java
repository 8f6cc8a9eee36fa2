// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.hardware;

import java.util.List;
import java.util.Optional;
import org.eastwest.spi.analysis.Source;

/**
 * What collectives reach on a type of scale-up link: constants of hardware and library that were fitted to measured
 * runs, none of them to one system or row. Times are seconds, shares are of the bandwidth per GPU and direction.
 *
 * @param id           catalog id
 * @param name         for people
 * @param technologies how the names of the technologies that it describes begin, as GPUs have them
 * @param lowLatency   protocols for small messages
 * @param bulk         protocol for large messages
 * @param exchange     every GPU to every other
 * @param reduction    reduction in the scale-up switches; empty when they have none
 * @param outBytesPerSecond most that a GPU passes on, in large messages, in a ring or tree that leaves the domain;
 *                     infinite when links are the limit
 * @param cases        measured cases that the constants were fitted to
 * @param provenance   where the row comes from
 * @since 1.0
 */
public record ScaleUpSpec(String id, String name, List<String> technologies, LowLatency lowLatency, Bulk bulk,
        Exchange exchange, Optional<SwitchReduction> reduction, double outBytesPerSecond, String cases,
        Provenance provenance) {
    /**
     * What engines take for a GPU that comes without measured constants: those of NCCL's own tuner (NVIDIA/nccl@5067397
     * src/graph/tuning.cc), four fifths of the links, no reduction in the switches.
     */
    public static final ScaleUpSpec UNMEASURED = new ScaleUpSpec("unmeasured", "scale-up link without measurements",
            List.of(), new LowLatency(6.6e-6, 0.6e-6, 0.3e-6, 0.25, 35e9, 1.9e-6, 0.25),
            new Bulk(8.4e-6, 3.4e-6, 0.8, 1e12, 1e-6), new Exchange(8.4e-6, 0.3e-6, 7e9, 12e-6, 0.7),
            Optional.empty(), Double.POSITIVE_INFINITY, "none", new Provenance("scaleups", "unmeasured", "low",
                    "NVIDIA/nccl@5067397 src/graph/tuning.cc; shares are an assumption of this product", ""));

    /**
     * The protocols LL and LL128, which carry a flag beside the data so that nobody waits for a fence.
     *
     * @param startSeconds      start and end of a collective
     * @param llHopSeconds      LL: a hop that carries next to nothing
     * @param llFillSeconds     LL: what a hop takes longer when it carries a full chunk of a channel
     * @param llShare           LL: share of the links it reaches with all channels
     * @param llOutBytesPerSecond LL: most that a GPU passes on in a ring that leaves the domain
     * @param ll128HopSeconds   LL128: a hop
     * @param ll128Share        LL128: share of the links it reaches
     */
    public record LowLatency(double startSeconds, double llHopSeconds, double llFillSeconds, double llShare,
            double llOutBytesPerSecond, double ll128HopSeconds, double ll128Share) {
    }

    /**
     * The protocol Simple: chunks of memory, a fence after each.
     *
     * @param startSeconds       start and end of a collective
     * @param hopSeconds         a hop; hides behind the transfer as far as that takes longer
     * @param share              share of the links that a ring reaches
     * @param copyBytesPerSecond rate at which a GPU copies its own part from input to output
     * @param rampSeconds        time a of a transfer T that ramps up like 2 sqrt(a T)
     */
    public record Bulk(double startSeconds, double hopSeconds, double share, double copyBytesPerSecond,
            double rampSeconds) {
    }

    /**
     * Direct exchange with every other GPU, as all-to-all and send-receive.
     *
     * @param startSeconds        start of small messages
     * @param peerSeconds         what every further peer adds
     * @param smallBytesPerSecond rate to one peer with the protocol LL
     * @param bulkStartSeconds    start of large messages
     * @param share               share of the links that large messages reach
     */
    public record Exchange(double startSeconds, double peerSeconds, double smallBytesPerSecond,
            double bulkStartSeconds, double share) {
    }

    /**
     * All-reduce in the scale-up switches (NVLS): every GPU sends and receives its buffer once.
     *
     * @param startSeconds  start and end
     * @param memberSeconds what every member of the multicast group adds to a pass
     * @param share         buffer over time and link bandwidth, of large buffers
     * @param rampSeconds   as {@link Bulk#rampSeconds()}
     * @param rails         most GPUs of a domain through whose NICs a tree of domains runs at a time, at least 1
     */
    public record SwitchReduction(double startSeconds, double memberSeconds, double share, double rampSeconds,
            double rails) {
    }

    public ScaleUpSpec {
        technologies = List.copyOf(technologies);
    }

    /** The row and its cases, as the source of a constant. */
    public Source source() {
        return Source.catalog("scaleups/" + id + " (" + provenance.confidence() + " confidence), fitted to " + cases
                + ": " + provenance.citation());
    }
}
