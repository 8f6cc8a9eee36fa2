// SPDX-License-Identifier: EPL-2.0
/** What lost packets cost messages, the collectives that wait for all of them, and training steps. */
package org.eastwest.engine.fabric.internal.loss;
