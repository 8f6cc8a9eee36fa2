// SPDX-License-Identifier: EPL-2.0
package org.eastwest.design.services;

import org.eastwest.analysis.AnalysisService;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceReference;

/** What people call the transports that are installed; outside of OSGi none is known, and its id stands for it. */
final class TransportNames {
    private TransportNames() {
    }

    static String of(String id) {
        Bundle bundle = FrameworkUtil.getBundle(TransportNames.class);
        BundleContext context = bundle == null ? null : bundle.getBundleContext();
        ServiceReference<AnalysisService> reference = context == null ? null
                : context.getServiceReference(AnalysisService.class);
        AnalysisService service = reference == null ? null : context.getService(reference);
        return service == null ? id : service.transports().name(id);
    }
}
