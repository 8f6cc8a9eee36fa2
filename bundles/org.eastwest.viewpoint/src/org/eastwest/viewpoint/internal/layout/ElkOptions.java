// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.layout;

import java.util.Objects;
import org.eclipse.elk.alg.layered.options.LayeredMetaDataProvider;
import org.eclipse.elk.alg.mrtree.options.MrTreeMetaDataProvider;
import org.eclipse.elk.core.data.LayoutMetaDataService;
import org.eclipse.elk.core.data.LayoutOptionData;
import org.eclipse.elk.core.options.CoreOptions;
import org.eclipse.elk.graph.ElkGraphElement;

/** The algorithms and options of the Eclipse Layout Kernel by their ids. */
public final class ElkOptions {
    private static final LayoutMetaDataService KNOWN = known();

    private ElkOptions() {
    }

    /** Algorithms are named here: looking for them among services does not work in every class loader. */
    private static LayoutMetaDataService known() {
        LayoutMetaDataService service = LayoutMetaDataService.getInstance();
        service.registerLayoutMetaDataProviders(new CoreOptions(), new LayeredMetaDataProvider(),
                new MrTreeMetaDataProvider());
        return service;
    }

    public static boolean knowsAlgorithm(String id) {
        return KNOWN.getAlgorithmData(id) != null;
    }

    /** Why an option cannot have a value; empty when it can. */
    public static String refuse(String id, String value) {
        LayoutOptionData option = KNOWN.getOptionData(id);
        if (option == null) {
            return "There is no layout option '" + id + "'.";
        }
        return option.parseValue(value) == null ? "'" + value + "' is no value of the layout option '" + id + "'." : "";
    }

    static void set(ElkGraphElement element, String id, String value) {
        LayoutOptionData option = Objects.requireNonNull(KNOWN.getOptionData(id), id);
        element.setProperty(option, option.parseValue(value));
    }
}
