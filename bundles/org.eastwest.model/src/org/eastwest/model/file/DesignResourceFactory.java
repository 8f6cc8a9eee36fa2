// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.file;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;

/** Makes the resources of design files; in Eclipse it is registered for their extension. */
public final class DesignResourceFactory implements Resource.Factory {
    @Override
    public Resource createResource(URI uri) {
        return new DesignResource(uri);
    }

    /** Registers the factory with a resource set; outside Eclipse nobody else does. */
    public static void register(ResourceSet resources) {
        resources.getResourceFactoryRegistry().getExtensionToFactoryMap()
                .put(DesignFiles.EXTENSION, new DesignResourceFactory());
    }
}
