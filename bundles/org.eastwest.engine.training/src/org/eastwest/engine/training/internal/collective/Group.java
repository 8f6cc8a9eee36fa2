// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.collective;

/**
 * The ranks that share one collective, and where they stand.
 *
 * @param size        ranks
 * @param inside      ranks of it in one scale-up domain, at least 1; in the fullest where they are spread unevenly
 * @param domains     scale-up domains it spans, at least 1
 * @param strideGpus  GPUs between neighbours in different domains; 0 when it stays in one
 * @param railAligned true when neighbours stand at the same place of their domains
 * @param groupsPerRail groups of the same kind that share a rail of the fabric at the same time, at least 1
 */
public record Group(long size, long inside, long domains, long strideGpus, boolean railAligned, double groupsPerRail) {
    /** A group of one rank, which sends nothing. */
    public static final Group SINGLE = inDomain(1);

    /** A group that stays in one scale-up domain, wherever it stands there: its number of ranks is all that counts. */
    public static Group inDomain(long size) {
        return new Group(size, size, 1, 0, true, 1);
    }

    /** So many GPUs in as few domains as hold them, as evenly as may be. */
    public static Group spread(long gpus, long domainGpus) {
        long domains = (gpus + domainGpus - 1) / domainGpus;
        return domains == 1 ? inDomain(gpus)
                : new Group(gpus, (gpus + domains - 1) / domains, domains, domainGpus, true, 1);
    }

    /** Groups are looked up more often than anything else, and that of a record is slow before it is well compiled. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Group o && size == o.size && inside == o.inside
                && domains == o.domains && strideGpus == o.strideGpus && railAligned == o.railAligned
                && Double.doubleToLongBits(groupsPerRail) == Double.doubleToLongBits(o.groupsPerRail);
    }

    /** Of what tells most groups apart. */
    @Override
    public int hashCode() {
        long mixed = ((size * 31 + inside) * 31 + strideGpus) * 31 + Double.doubleToRawLongBits(groupsPerRail);
        return (int) (mixed ^ mixed >>> 32);
    }

    /** Ranks in the domain that has fewest, whose NICs carry what its others send it. */
    long fewest() {
        return size / domains;
    }

    /** True when it leaves the scale-up domain. */
    public boolean crosses() {
        return domains > 1;
    }
}
