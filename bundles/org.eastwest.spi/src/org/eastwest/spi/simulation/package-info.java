// SPDX-License-Identifier: EPL-2.0
/**
 * Traffic run over a fabric, flow by flow or packet by packet.
 *
 * @since 1.0
 */
package org.eastwest.spi.simulation;
