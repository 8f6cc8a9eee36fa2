/**
 * Published figures held against what the engines compute. A {@link org.eastwest.spi.claim.ClaimMethod} is a service
 * that
 * computes one kind of figure from assumptions that a user can see and change; a
 * {@link org.eastwest.spi.claim.ClaimChecker} reads claims and gives each its verdict.
 *
 * @since 1.0
 */
package org.eastwest.spi.claim;
