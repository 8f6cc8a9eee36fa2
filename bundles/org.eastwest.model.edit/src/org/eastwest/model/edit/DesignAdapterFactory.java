// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.edit;

import org.eclipse.emf.edit.provider.IItemLabelProvider;

import org.eastwest.model.design.provider.DesignItemProviderAdapterFactory;

/** The generated item providers with our labels and icons; use it in place of the generated factory. */
public final class DesignAdapterFactory extends DesignItemProviderAdapterFactory {
    private static final IItemLabelProvider LABELS = new IItemLabelProvider() {
        @Override
        public String getText(Object object) {
            return DesignLabels.text(object);
        }

        @Override
        public Object getImage(Object object) {
            return DesignLabels.icon(object);
        }
    };

    @Override
    public Object adapt(Object object, Object type) {
        Object adapter = super.adapt(object, type);
        return type == IItemLabelProvider.class && adapter instanceof IItemLabelProvider ? LABELS : adapter;
    }
}
