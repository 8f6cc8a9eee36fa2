/**
 * Decisions: the transports side by side on one design, what decides between them, how sure that is, and what would
 * change it. An {@link org.eastwest.spi.decision.Adviser} is an OSGi service; its {@link
 * org.eastwest.spi.decision.Advice}
 * is plain values, from which the command line and the report make what they show.
 * <p>All numbers are SI; bandwidth is per direction.
 *
 * @since 1.0
 */
package org.eastwest.spi.decision;
