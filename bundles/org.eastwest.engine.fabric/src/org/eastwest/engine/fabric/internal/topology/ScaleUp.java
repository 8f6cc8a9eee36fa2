// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.topology;

/**
 * Scale-up domains beside the fabric: endpoints in order, joined by a switch for each domain.
 *
 * @param endpoints      endpoints of a domain; 0 for no domains
 * @param bytesPerSecond of an endpoint into its domain, per direction
 */
public record ScaleUp(int endpoints, double bytesPerSecond) {
    public static final ScaleUp NONE = new ScaleUp(0, 0);
}
