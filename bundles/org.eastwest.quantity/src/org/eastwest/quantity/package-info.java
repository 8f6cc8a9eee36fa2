// SPDX-License-Identifier: EPL-2.0
/**
 * Quantities with units: read and print {@code 400 Gb/s}, {@code 80 GiB}, {@code 1.2 us}; SI doubles inside.
 *
 * <p>A {@link org.eastwest.quantity.Quantity} is a finite {@code double} in the SI unit of its
 * {@link org.eastwest.quantity.Dimension}. Data is in bytes, never bits. Bandwidth is per direction.
 *
 * <h2>Grammar of a text</h2>
 * <pre>
 * quantity  = number [space] unit [direction]
 * number    = [sign] digits [. digits] [e exponent]; digits may be grouped in threes, all by underscores or all by
 *             (normal, thin, no-break) spaces; a comma is an error, for it may mean decimals or thousands
 * bandwidth = [k M G T P] (b/s bps bit/s | B/s Bps), [Ki Mi Gi Ti Pi Ei] (B/s Bps)
 * direction = 'both directions' or 'bidirectional' (the value is halved), 'per direction'; also in parentheses
 * size      = [k M G T P E] B, [k M G T P] (b bit), [Ki Mi Gi Ti Pi Ei] B
 * time      = ps ns us ms s min h d; the micro sign and the Greek letter are u
 * rate      = [k M G T] (/s Hz), 1/s
 * power     = [m k M G] W
 * money     = [k M G] USD, $; or 'USD' or '$' before the number
 * compute   = [k M G T P E Z] (FLOP/s FLOPS)
 * length    = mm cm m km
 * ratio     = nothing, %, ':1'
 * count     = nothing; a whole number
 * </pre>
 * Case matters: {@code b} is a bit, {@code B} a byte, {@code k} is 1000 and {@code Ki} 1024. A unit is never guessed.
 *
 * <p>Everything is independent of locale and Java version, immutable and free of static state.
 *
 * @since 1.0
 */
package org.eastwest.quantity;
