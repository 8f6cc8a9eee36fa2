// SPDX-License-Identifier: EPL-2.0
/** Problems of designs, their codes, and the checks that find them in a model. */
package org.eastwest.model.validation;
