// SPDX-License-Identifier: EPL-2.0
/**
 * What tests of plugins extend: contracts that every transport, engine and contribution to the catalog keeps, and small
 * designs to try them on. JUnit 5; runs in a plain JVM and inside of OSGi alike.
 *
 * @since 1.0
 */
package org.eastwest.testkit;
