// SPDX-License-Identifier: EPL-2.0
/**
 * What engines may ask about a fabric: how large it is and what it carries. The fabric engine provides the service.
 *
 * @since 1.0
 */
package org.eastwest.spi.fabric;
