// SPDX-License-Identifier: EPL-2.0
package org.eastwest.install;

/**
 * A feature that a repository offers.
 *
 * @param id          its id, without p2's ending {@code .feature.group}
 * @param version     its version
 * @param name        its name for people
 * @param provider    who made it; empty when unknown
 * @param description what it is for; empty when unknown
 * @param licence     the text of its licence; empty when it has none
 * @param installed   the version that is installed now; empty when none is
 * @param newer       whether a version is installed and this one is newer
 */
public record OfferedFeature(String id, String version, String name, String provider, String description,
        String licence, String installed, boolean newer) {
}
