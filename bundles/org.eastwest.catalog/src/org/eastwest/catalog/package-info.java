// SPDX-License-Identifier: EPL-2.0
/**
 * The catalog: facts about hardware and model shapes, read from files that a user can read, override and extend.
 * <p>{@link org.eastwest.catalog.CatalogService} is the OSGi service; {@link org.eastwest.catalog.CatalogLoader} does
 * the same in a plain JVM. All values are SI, bandwidth is per direction, {@code NaN} stands where nobody knows. What
 * is wrong with a file is a finding in {@link org.eastwest.catalog.Catalog#findings()}, never an exception. The files
 * and their columns are described in {@code data/README.md} of this bundle.
 *
 * @since 1.0
 */
package org.eastwest.catalog;
