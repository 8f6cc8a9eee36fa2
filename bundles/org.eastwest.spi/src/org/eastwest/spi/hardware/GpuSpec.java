// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.hardware;

/**
 * A type of GPU.
 *
 * @param id                     catalog id
 * @param name                   for people
 * @param vendor                 who makes it
 * @param bf16FlopPerSecond      dense peak in bf16 and fp16
 * @param fp8FlopPerSecond       dense peak in fp8; NaN when it has none
 * @param fp4FlopPerSecond       dense peak in fp4; NaN when it has none
 * @param memoryBytes            memory as sold
 * @param usableMemoryBytes      memory that the driver reports; {@code memoryBytes} where that is not known
 * @param memoryBytesPerSecond   memory bandwidth
 * @param scaleUpTechnology      such as NVLink4
 * @param scaleUpBytesPerSecond  scale-up bandwidth per GPU and direction, all links
 * @param peerBytesPerSecond     scale-up bandwidth per direction to any one peer
 * @param scaleUpDomainSize      GPUs in the largest scale-up domain it is sold in
 * @param watts                  thermal design power; NaN when unpublished
 * @param matmulFraction         measured bf16 matrix multiplication rate over peak; NaN when not measured
 * @param scaleUp                what collectives reach on its scale-up links
 * @param calibration            what it sustains beyond its data sheet
 * @param provenance             where the row comes from
 * @since 1.0
 */
public record GpuSpec(String id, String name, String vendor, double bf16FlopPerSecond, double fp8FlopPerSecond,
        double fp4FlopPerSecond, double memoryBytes, double usableMemoryBytes, double memoryBytesPerSecond,
        String scaleUpTechnology, double scaleUpBytesPerSecond, double peerBytesPerSecond, int scaleUpDomainSize,
        double watts, double matmulFraction, ScaleUpSpec scaleUp, GpuCalibration calibration,
        Provenance provenance) {
    /** A GPU of which nothing is known beyond the data sheet and its scale-up links. */
    public GpuSpec(String id, String name, String vendor, double bf16FlopPerSecond, double fp8FlopPerSecond,
            double fp4FlopPerSecond, double memoryBytes, double usableMemoryBytes, double memoryBytesPerSecond,
            String scaleUpTechnology, double scaleUpBytesPerSecond, double peerBytesPerSecond, int scaleUpDomainSize,
            double watts, double matmulFraction, ScaleUpSpec scaleUp, Provenance provenance) {
        this(id, name, vendor, bf16FlopPerSecond, fp8FlopPerSecond, fp4FlopPerSecond, memoryBytes, usableMemoryBytes,
                memoryBytesPerSecond, scaleUpTechnology, scaleUpBytesPerSecond, peerBytesPerSecond, scaleUpDomainSize,
                watts, matmulFraction, scaleUp, GpuCalibration.UNKNOWN, provenance);
    }

    /** A GPU on whose scale-up links no collectives were measured. */
    public GpuSpec(String id, String name, String vendor, double bf16FlopPerSecond, double fp8FlopPerSecond,
            double fp4FlopPerSecond, double memoryBytes, double usableMemoryBytes, double memoryBytesPerSecond,
            String scaleUpTechnology, double scaleUpBytesPerSecond, double peerBytesPerSecond, int scaleUpDomainSize,
            double watts, double matmulFraction, Provenance provenance) {
        this(id, name, vendor, bf16FlopPerSecond, fp8FlopPerSecond, fp4FlopPerSecond, memoryBytes, usableMemoryBytes,
                memoryBytesPerSecond, scaleUpTechnology, scaleUpBytesPerSecond, peerBytesPerSecond, scaleUpDomainSize,
                watts, matmulFraction, ScaleUpSpec.UNMEASURED, provenance);
    }

    /** The same GPU, calibrated in another way. */
    public GpuSpec with(GpuCalibration other) {
        return new GpuSpec(id, name, vendor, bf16FlopPerSecond, fp8FlopPerSecond, fp4FlopPerSecond, memoryBytes,
                usableMemoryBytes, memoryBytesPerSecond, scaleUpTechnology, scaleUpBytesPerSecond, peerBytesPerSecond,
                scaleUpDomainSize, watts, matmulFraction, scaleUp, other, provenance);
    }
}
