// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.vocabulary;

import java.util.IdentityHashMap;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.xmi.XMLHelper;
import org.eclipse.emf.ecore.xmi.XMLLoad;
import org.eclipse.emf.ecore.xmi.XMLResource;
import org.eclipse.emf.ecore.xmi.impl.SAXXMIHandler;
import org.eclipse.emf.ecore.xmi.impl.XMILoadImpl;
import org.eclipse.emf.ecore.xmi.impl.XMIResourceImpl;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** One {@code .odesign} file that knows in which line each of its elements begins. */
final class OdesignResource extends XMIResourceImpl {
    private final Map<EObject, Integer> lines = new IdentityHashMap<>();
    private int[] starts = {};

    OdesignResource(URI uri) {
        super(uri);
    }

    /** Tells where the elements of the text to be loaded begin. */
    void startsOf(int[] lineOfElement) {
        starts = lineOfElement;
    }

    Map<EObject, Integer> lines() {
        return lines;
    }

    @Override
    protected XMLLoad createXMLLoad() {
        return new XMILoadImpl(createXMLHelper()) {
            @Override
            protected DefaultHandler makeDefaultHandler() {
                return new LineHandler(OdesignResource.this, helper, options);
            }
        };
    }

    private final class LineHandler extends SAXXMIHandler {
        private int element;

        LineHandler(XMLResource resource, XMLHelper helper, Map<?, ?> options) {
            super(resource, helper, options);
        }

        @Override
        public void startElement(String uri, String localName, String name, Attributes attributes)
                throws SAXException {
            int line = element < starts.length ? starts[element] : 1;
            element++;
            super.startElement(uri, localName, name, attributes);
            EObject created = objects.peekEObject();
            if (created != null) {
                lines.putIfAbsent(created, line);
            }
        }
    }
}
