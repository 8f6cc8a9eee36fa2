// SPDX-License-Identifier: EPL-2.0
/**
 * Plugins of the user: features of p2 repositories, installed into the user area and never into the product, so that a
 * read-only product can have them and a rebuild or an upgrade of the product leaves them alone. Commands and the window
 * work through {@link org.eastwest.install.UserPlugins}.
 */
package org.eastwest.install;
