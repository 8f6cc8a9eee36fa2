// SPDX-License-Identifier: EPL-2.0
/** What the expressions of {@code eastwest.odesign} call; names begin with {@code eastwest}. */
package org.eastwest.design.services;
