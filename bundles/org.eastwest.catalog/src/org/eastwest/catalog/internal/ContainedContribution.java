// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eastwest.catalog.CatalogContribution;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/** A copy of what a bundle contributes. A bundle that throws or hangs gives one that tells so, and stops nobody. */
final class ContainedContribution implements CatalogContribution {
    private final String name;
    private final Map<String, CatalogFile.Content> contents;
    private final String failure;

    private ContainedContribution(String name, Map<String, CatalogFile.Content> contents, String failure) {
        this.name = name;
        this.contents = contents;
        this.failure = failure;
    }

    /**
     * Copies a contribution.
     *
     * @param patienceMillis how long its bundle may take
     */
    static ContainedContribution of(CatalogContribution original, long patienceMillis) {
        FutureTask<ContainedContribution> copy = new FutureTask<>(() -> copy(original));
        Thread thread = new Thread(copy, "Eastwest catalog contribution");
        thread.setDaemon(true);
        thread.start();
        try {
            return copy.get(patienceMillis, TimeUnit.MILLISECONDS);
        } catch (ExecutionException e) {
            return failed(original, e.getCause().toString());
        } catch (TimeoutException e) {
            thread.interrupt();
            return failed(original, "it gave no answer within " + patienceMillis + " ms");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return failed(original, "the wait for it was interrupted");
        }
    }

    private static ContainedContribution copy(CatalogContribution original) {
        String said = original.name();
        String name = said == null ? bundle(original) : said;
        Map<String, CatalogFile.Content> contents = new TreeMap<>();
        for (String file : original.files()) {
            contents.put(file, read(original, file));
        }
        return new ContainedContribution(name, contents, "");
    }

    /** A file that cannot be read leaves the bundle's others readable. */
    private static CatalogFile.Content read(CatalogContribution original, String file) {
        try (InputStream in = original.open(file)) {
            if (in == null) {
                throw new FileNotFoundException(file);
            }
            byte[] bytes = in.readNBytes(CsvRows.LARGEST_FILE + 1);
            return () -> new ByteArrayInputStream(bytes);
        } catch (IOException e) {
            return () -> {
                throw e;
            };
        }
    }

    private static ContainedContribution failed(CatalogContribution original, String failure) {
        return new ContainedContribution(bundle(original), Map.of(), failure);
    }

    /** Its bundle; its class where there is no framework. */
    private static String bundle(CatalogContribution original) {
        Bundle bundle = FrameworkUtil.getBundle(original.getClass());
        return bundle == null ? original.getClass().getName() : bundle.getSymbolicName();
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Collection<String> files() {
        if (!failure.isEmpty()) {
            throw new IllegalStateException(failure);
        }
        return contents.keySet();
    }

    @Override
    public InputStream open(String file) throws IOException {
        return contents.get(file).open();
    }
}
