// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import japicmp.cmp.JApiCmpArchive;
import japicmp.cmp.JarArchiveComparator;
import japicmp.cmp.JarArchiveComparatorOptions;
import japicmp.model.AbstractModifier;
import japicmp.model.AccessModifier;
import japicmp.model.JApiChangeStatus;
import japicmp.model.JApiClass;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import javassist.bytecode.AnnotationsAttribute;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.transport.TransportModel;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What plugins compile against changes only as its packages' versions say, held against {@code baseline/}: what was
 * removed or changed, or added to an interface that plugins implement, needs a new major version of the package; what
 * was added elsewhere a new minor one. After a release, or for a change before the first one,
 * {@code -Dapi.baseline.write} writes the baseline anew.
 */
class ApiComparisonTest {
    private static final String CONSUMER = "org.osgi.annotation.versioning.ConsumerType";
    private static final Path BUNDLES = Path.of("..", "..", "bundles");
    private static final Path BASELINE = Path.of("baseline");

    /** How much a package changed. */
    private enum Change {
        NONE, MINOR, MAJOR;

        boolean agreesWith(int[] before, int[] now) {
            return switch (this) {
                case NONE -> Arrays.compare(before, now) <= 0;
                case MINOR -> now[0] > before[0] || now[0] == before[0] && now[1] > before[1];
                case MAJOR -> now[0] > before[0];
            };
        }
    }

    static Stream<Arguments> bundles() {
        return Stream.of(Arguments.of("org.eastwest.quantity", Quantity.class),
                Arguments.of("org.eastwest.spi", TransportModel.class));
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void theVersionOfEachPackageSaysHowItChanged(String bundle, Class<?> oneOfIts, @TempDir Path folder)
            throws IOException {
        Path now = folder.resolve("now.jar");
        ApiJar.write(oneOfIts, ApiJar.manifest(BUNDLES.resolve(bundle).resolve("META-INF/MANIFEST.MF")), now);
        Path before = BASELINE.resolve(bundle + ".jar");
        if (System.getProperty("api.baseline.write") != null) {
            Files.createDirectories(BASELINE);
            Files.copy(now, before, StandardCopyOption.REPLACE_EXISTING);
        }

        assertEquals(List.of(), violations(before, now), "raise the versions of these packages in Export-Package, or "
                + "take the change back");
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void theBaselineHoldsEveryClass(String bundle, Class<?> oneOfIts) throws IOException {
        Path before = BASELINE.resolve(bundle + ".jar");

        assertTrue(ApiJar.packages(before).containsKey(oneOfIts.getPackageName()));
        assertNotEquals(List.of(), compare(before, before));
    }

    private static List<String> violations(Path before, Path now) throws IOException {
        Map<String, String> versionsBefore = ApiJar.packages(before);
        Map<String, String> versionsNow = ApiJar.packages(now);
        Map<String, Change> changes = new TreeMap<>();
        Map<String, List<String>> reasons = new TreeMap<>();
        for (JApiClass type : compare(before, now)) {
            Change change = change(type);
            if (change != Change.NONE) {
                String name = type.getFullyQualifiedName();
                String in = name.substring(0, name.lastIndexOf('.'));
                changes.merge(in, change, (one, other) -> one.compareTo(other) > 0 ? one : other);
                reasons.computeIfAbsent(in, p -> new ArrayList<>()).add(change + " " + name + " " + told(type));
            }
        }
        List<String> violations = new ArrayList<>();
        versionsBefore.forEach((name, version) -> {
            Change change = changes.getOrDefault(name, Change.NONE);
            if (!versionsNow.containsKey(name)) {
                violations.add(name + " is no longer exported");
            } else if (!change.agreesWith(numbers(version), numbers(versionsNow.get(name)))) {
                violations.add(name + " " + version + " became " + versionsNow.get(name) + ", but changed: "
                        + reasons.getOrDefault(name, List.of()));
            }
        });
        return violations;
    }

    private static int[] numbers(String version) {
        return Arrays.copyOf(Stream.of(version.split("\\.")).mapToInt(Integer::parseInt).toArray(), 3);
    }

    private static List<JApiClass> compare(Path before, Path now) {
        JarArchiveComparatorOptions options = new JarArchiveComparatorOptions();
        options.setAccessModifier(AccessModifier.PROTECTED);
        options.getIgnoreMissingClasses().setIgnoreAllMissingClasses(true);
        return new JarArchiveComparator(options).compare(new JApiCmpArchive(before.toFile(), "before"),
                new JApiCmpArchive(now.toFile(), "now"));
    }

    private static Change change(JApiClass type) {
        if (!type.isBinaryCompatible() || implemented(type) && asksMore(type)) {
            return Change.MAJOR;
        }
        return type.getChangeStatus() == JApiChangeStatus.UNCHANGED ? Change.NONE : Change.MINOR;
    }

    /** Whether plugins implement it, before or now. */
    private static boolean implemented(JApiClass type) {
        return Stream.of(type.getOldClass(), type.getNewClass()).flatMap(Optional::stream)
                .map(known -> (AnnotationsAttribute) known.getClassFile2().getAttribute(AnnotationsAttribute.invisibleTag))
                .anyMatch(annotations -> annotations != null && annotations.getAnnotation(CONSUMER) != null);
    }

    /** Whether an implementation of before lacks a method. */
    private static boolean asksMore(JApiClass type) {
        return type.getMethods().stream().anyMatch(method -> method.getChangeStatus() == JApiChangeStatus.NEW
                && method.getAbstractModifier().getNewModifier().filter(AbstractModifier.ABSTRACT::equals).isPresent());
    }

    private static String told(JApiClass type) {
        List<String> methods = type.getMethods().stream()
                .filter(m -> m.getChangeStatus() != JApiChangeStatus.UNCHANGED)
                .map(m -> m.getChangeStatus() + " " + m.getName() + "()").sorted().toList();
        return methods.isEmpty() ? type.getChangeStatus().toString() : methods.toString();
    }
}
