// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonObject;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.eastwest.install.InstalledFeature;
import org.eastwest.install.InstalledFeature.State;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.Finding;

/** What the user has installed, as text, JSON and findings. */
final class InstalledPlugins {
    private InstalledPlugins() {
    }

    static void print(List<InstalledFeature> features, boolean verbose, PrintStream out) {
        TextTable table = verbose ? new TextTable("installed", "version", "state", "name", "from", "reason")
                : new TextTable("installed", "version", "state");
        for (InstalledFeature feature : features) {
            List<String> cells = new ArrayList<>(List.of(feature.id(), feature.version(), word(feature.state())));
            if (verbose) {
                cells.addAll(List.of(feature.name(), feature.repository(), Quantity.plain(feature.reason())));
            }
            table.row(cells);
        }
        table.print(out);
    }

    private static String word(State state) {
        return state == State.INCOMPATIBLE ? "incompatible, switched off" : state.word();
    }

    static JsonObject toJson(InstalledFeature feature) {
        JsonObject json = new JsonObject();
        json.addProperty("id", feature.id());
        json.addProperty("version", feature.version());
        json.addProperty("name", feature.name());
        json.addProperty("provider", feature.provider());
        json.addProperty("repository", feature.repository());
        json.addProperty("state", feature.state().word());
        json.addProperty("reason", feature.reason());
        json.add("bundles", Json.array(feature.bundles(), bundle -> {
            JsonObject part = new JsonObject();
            part.addProperty("id", bundle.symbolicName());
            part.addProperty("version", bundle.version());
            part.addProperty("state", bundle.state().word());
            part.addProperty("reason", bundle.reason());
            return part;
        }));
        return json;
    }

    /** One warning for each feature that does not run. */
    static List<Finding> findings(List<InstalledFeature> features) {
        return features.stream().filter(feature -> feature.state() == State.INCOMPATIBLE)
                .map(feature -> Finding.warning("EW-PLUGIN-010", "", "The installed feature " + feature.id() + " "
                        + feature.version() + " is switched off, for it does not fit to this workbench: "
                        + feature.reason() + ".", "Get a version that fits (eastwest update), or remove it: "
                                + "eastwest uninstall " + feature.id() + "."))
                .toList();
    }
}
