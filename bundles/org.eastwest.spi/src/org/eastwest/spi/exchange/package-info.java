// SPDX-License-Identifier: EPL-2.0
/**
 * Designs from files of other tools. A {@link org.eastwest.spi.exchange.DesignImporter} reads a file and says what it
 * found in two layers, free of EMF and of the window:
 * <ul>
 * <li><b>parts</b> ({@link org.eastwest.spi.exchange.ImportedDesign}): which server groups, switches, links and jobs
 * there are, as records in SI units;
 * <li><b>settings</b> ({@link org.eastwest.spi.exchange.Setting}): what their attributes are, as PATH=VALUE in the
 * words of {@code --set}, which reach every attribute of a design, also those that a later version adds.
 * </ul>
 * The workbench puts both into an ordinary {@code .eastwest} design, on an empty one or on a template, and checks it as
 * any other: ids, ranges and catalog ids need no checks of the importer's own. A
 * {@link org.eastwest.spi.design.DesignSnapshot} would serve worse: it holds resolved hardware, defaults filled in and
 * one scenario alone, none of which a foreign file knows.
 *
 * @since 1.0
 */
package org.eastwest.spi.exchange;
