// SPDX-License-Identifier: EPL-2.0
package org.eastwest.install.internal;

import java.util.ArrayList;
import java.util.List;

/**
 * What is installed, as the file {@code plugins.list} holds it: a line for each feature, followed by lines for its
 * bundles, fields separated by tabs.
 *
 * @param profileState time of the state of p2's profile that belongs to it, in milliseconds since 1970
 * @param features     by id
 */
record PluginList(long profileState, List<Feature> features) {
    static final PluginList EMPTY = new PluginList(0, List.of());

    private static final String HEADER = "eastwest-plugins 1";

    /**
     * An installed feature.
     *
     * @param id         without {@code .feature.group}
     * @param version    p2's version
     * @param name       for people
     * @param provider   may be empty
     * @param repository address or path
     * @param bundles    its bundles
     */
    record Feature(String id, String version, String name, String provider, String repository, List<Item> bundles) {
        Feature {
            bundles = List.copyOf(bundles);
        }
    }

    /**
     * A bundle.
     *
     * @param symbolicName its symbolic name
     * @param version      its version
     * @param file         name of its file, relative to the pool
     */
    record Item(String symbolicName, String version, String file) {
    }

    PluginList {
        features = List.copyOf(features);
    }

    /** Every bundle once. */
    List<Item> bundles() {
        return features.stream().flatMap(feature -> feature.bundles().stream()).distinct().toList();
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>(List.of(HEADER + "\t" + profileState));
        for (Feature feature : features) {
            lines.add(line("feature", feature.id(), feature.version(), feature.name(), feature.provider(),
                    feature.repository()));
            feature.bundles().forEach(
                    bundle -> lines.add(line("bundle", bundle.symbolicName(), bundle.version(), bundle.file())));
        }
        return lines;
    }

    private static String line(String... fields) {
        List<String> clean = new ArrayList<>(fields.length);
        for (String field : fields) {
            clean.add(field.replaceAll("\\s", " "));
        }
        return String.join("\t", clean);
    }

    /**
     * Reads lines.
     *
     * @throws IllegalArgumentException when they are no such list; the message says which line
     */
    static PluginList parse(List<String> lines) {
        String[] header = lines.isEmpty() ? new String[0] : lines.get(0).split("\t");
        if (header.length != 2 || !header[0].equals(HEADER)) {
            throw new IllegalArgumentException("line 1 is not '" + HEADER + "' and a time");
        }
        List<Feature> features = new ArrayList<>();
        List<Item> bundles = new ArrayList<>();
        for (int i = 1; i < lines.size(); i++) {
            String[] fields = lines.get(i).split("\t", -1);
            if (fields[0].equals("feature") && fields.length == 6) {
                bundles = new ArrayList<>();
                features.add(new Feature(fields[1], fields[2], fields[3], fields[4], fields[5], List.of()));
            } else if (fields[0].equals("bundle") && fields.length == 4 && !features.isEmpty()) {
                bundles.add(new Item(fields[1], fields[2], fields[3]));
                Feature last = features.remove(features.size() - 1);
                features.add(new Feature(last.id(), last.version(), last.name(), last.provider(), last.repository(),
                        bundles));
            } else {
                throw new IllegalArgumentException("line " + (i + 1) + " is neither a feature nor its bundle");
            }
        }
        return new PluginList(Long.parseLong(header[1]), features);
    }
}
