// SPDX-License-Identifier: EPL-2.0
/**
 * Congestion controls as differential equations of equal flows at one queue, where their transports bring such a form.
 */
package org.eastwest.engine.fabric.internal.fluid;
