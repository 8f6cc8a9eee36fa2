// SPDX-License-Identifier: EPL-2.0
/**
 * Reads viewpoint specifications ({@code .odesign} files of Eclipse Sirius) and holds them against their vocabulary.
 * Nothing of Sirius is needed, and nothing of a user interface.
 *
 * @since 1.0
 */
package org.eastwest.viewpoint;
