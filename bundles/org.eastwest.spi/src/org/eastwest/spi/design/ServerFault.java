// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.design;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.quantity.QuantityFormatException;
import org.osgi.annotation.versioning.ProviderType;

/**
 * One GPU or NIC of a server that is slower than its like, or a NIC that has failed. As text {@code gpu:PLACE=80%},
 * {@code nic:PLACE=200Gb/s} or {@code nic:PLACE}, where a place is the id of a server group or of a job, or the id of a
 * job and which of its GPUs, from 1: {@code pretraining/13}. Without a number it is one where it costs most.
 *
 * @since 1.0
 */
@ProviderType
public sealed interface ServerFault permits ServerFault.SlowGpu, ServerFault.SlowNic {
    /** What may be written, for messages. */
    String FORMS = "gpu:servers=80%, gpu:job/13=80%, nic:servers=200Gb/s or nic:servers";

    /** Id of a server group or of a job. */
    String place();

    /** Which GPU of the job, from 1, it is or belongs to; 0 for one where it costs most. */
    int number();

    /**
     * A GPU on which all kernels take longer.
     *
     * @param share of the speed of the others, more than 0 and at most 1
     */
    record SlowGpu(String place, int number, double share) implements ServerFault {
        @Override
        public String toString() {
            return "gpu:" + where(this) + "=" + plain(share * 100) + "%";
        }
    }

    /**
     * A NIC of the compute fabric.
     *
     * @param bytesPerSecond what is left of its rate, per direction; 0 when it has failed
     */
    record SlowNic(String place, int number, double bytesPerSecond) implements ServerFault {
        public boolean failed() {
            return bytesPerSecond == 0;
        }

        @Override
        public String toString() {
            return "nic:" + where(this) + (failed() ? "" : "=" + plain(bytesPerSecond * 8 / 1e9) + "Gb/s");
        }
    }

    private static String plain(double value) {
        return new BigDecimal(value, new MathContext(6)).stripTrailingZeros().toPlainString();
    }

    private static String where(ServerFault fault) {
        return fault.place() + (fault.number() > 0 ? "/" + fault.number() : "");
    }

    /** True when a fault is about a server, not about the fabric. */
    static boolean isOne(String fault) {
        String kind = fault.strip().toLowerCase(Locale.ROOT);
        return kind.startsWith("gpu:") || kind.startsWith("nic:");
    }

    /**
     * Reads one.
     *
     * @throws IllegalArgumentException that names the fault and the remedy
     */
    static ServerFault parse(String fault) {
        Matcher parts = Pattern.compile("(gpu|nic):([a-z][a-z0-9-]*)(?:/([1-9][0-9]{0,8}))?(?:=(.+))?")
                .matcher(fault.strip());
        if (!parts.matches()) {
            throw new IllegalArgumentException("'" + fault + "' is no fault of a server; give " + FORMS + ".");
        }
        int number = parts.group(3) == null ? 0 : Integer.parseInt(parts.group(3));
        return parts.group(1).equals("gpu") ? new SlowGpu(parts.group(2), number, share(fault, parts.group(4)))
                : new SlowNic(parts.group(2), number, parts.group(4) == null ? 0 : rate(fault, parts.group(4)));
    }

    private static double share(String fault, String text) {
        double share = text == null ? Double.NaN : quantity(fault, text, Dimension.RATIO);
        if (!(share > 0 && share <= 1)) {
            throw new IllegalArgumentException("'" + fault + "': give the share of its speed that the GPU keeps, above"
                    + " 0 % and up to 100 %, such as =80%. A GPU that fails stops its job.");
        }
        return share;
    }

    private static double rate(String fault, String text) {
        double rate = quantity(fault, text, Dimension.BANDWIDTH);
        if (!(rate >= 0)) {
            throw new IllegalArgumentException("'" + fault + "': give a rate of 0 or more, such as =200Gb/s.");
        }
        return rate;
    }

    private static double quantity(String fault, String text, Dimension dimension) {
        try {
            return Quantity.parse(text, dimension).value();
        } catch (QuantityFormatException unreadable) {
            throw new IllegalArgumentException("'" + fault + "': " + unreadable.getMessage(), unreadable);
        }
    }
}
