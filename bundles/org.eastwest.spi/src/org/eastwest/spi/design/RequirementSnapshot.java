// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.design;

/**
 * A target, traced to the metric that decides it.
 *
 * @param id       id of the requirement
 * @param name     its name
 * @param metricId id of the deciding metric
 * @param atLeast  true when the metric must reach the target, false when it must not exceed it
 * @param target   SI
 * @since 1.0
 */
public record RequirementSnapshot(String id, String name, String metricId, boolean atLeast, double target) {
}
