// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.diagram;

import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.Notifier;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EContentAdapter;

/** Gathers the objects of a model that changed since they were last taken. */
final class ModelListener extends EContentAdapter {
    private final Notifier notifier;
    private final Runnable first;
    private Set<EObject> touched = Collections.newSetFromMap(new IdentityHashMap<>());
    private boolean pending;
    private boolean started;

    ModelListener(Notifier notifier, Runnable first) {
        this.notifier = notifier;
        this.first = first;
    }

    /** Begins to listen. */
    void open() {
        notifier.eAdapters().add(this);
        started = true;
    }

    @Override
    public void notifyChanged(Notification notification) {
        super.notifyChanged(notification);
        if (notification.isTouch() || !started) {
            return;
        }
        boolean wasPending = pending;
        if (notification.getNotifier() instanceof EObject object) {
            touched.add(object);
            pending = true;
        } else if (notification.getNotifier() instanceof Resource
                && notification.getFeatureID(Resource.class) == Resource.RESOURCE__CONTENTS) {
            pending = true;
        }
        touch(notification.getOldValue());
        touch(notification.getNewValue());
        if (pending && !wasPending) {
            first.run();
        }
    }

    /** What comes or goes is touched too: its container is another. */
    private void touch(Object value) {
        if (value instanceof Collection<?> several) {
            several.forEach(this::touch);
        } else if (value instanceof EObject object) {
            touched.add(object);
        }
    }

    boolean isPending() {
        return pending;
    }

    /** The objects that changed; empty where nothing did. */
    Set<EObject> take() {
        Set<EObject> taken = touched;
        touched = Collections.newSetFromMap(new IdentityHashMap<>());
        pending = false;
        return taken;
    }

    void close() {
        started = false;
        notifier.eAdapters().remove(this);
    }
}
