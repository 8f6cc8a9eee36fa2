// SPDX-License-Identifier: EPL-2.0
/** What the metamodel says of attributes beside their type, and their text. */
package org.eastwest.model.attribute;
