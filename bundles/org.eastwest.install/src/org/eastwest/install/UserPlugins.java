// SPDX-License-Identifier: EPL-2.0
package org.eastwest.install;

import java.nio.file.Path;
import java.util.List;
import org.eastwest.spi.analysis.Progress;

/**
 * The plugins of the user area ({@code EASTWEST_HOME}, else {@code ~/.eastwest}). All methods may take long and none
 * but {@link #folder()} and {@link #installed()} belongs on the thread of a window. A change is made as a whole or not
 * at all; while one is made, others wait, also those of other processes. What is installed runs at once where OSGi
 * allows it.
 */
public interface UserPlugins {
    /** The folder that holds the plugins; it may not exist yet. */
    Path folder();

    /** What is installed, by id, with the state it has in this process. */
    List<InstalledFeature> installed();

    /**
     * The features that a repository offers: the newest version of each, by id, without those of the workbench itself.
     *
     * @throws InstallException when the repository cannot be read
     */
    List<OfferedFeature> offered(PluginRepository repository, Progress progress) throws InstallException;

    /**
     * Installs features with all they need that the workbench lacks.
     *
     * @param ids   ids of features; none for every feature of the repository
     * @param trust decides about content that is unsigned or signed by somebody unknown here
     * @return what was done, by id
     * @throws InstallException when it cannot be done; then nothing has changed
     */
    List<PluginChange> install(PluginRepository repository, List<String> ids, Trust trust, Progress progress)
            throws InstallException;

    /**
     * Removes features and what nothing else needs any more.
     *
     * @param ids ids of installed features
     * @throws InstallException when one is not installed, or the area cannot be written; then nothing has changed
     */
    List<PluginChange> uninstall(List<String> ids, Progress progress) throws InstallException;

    /**
     * Replaces features by newer versions that their repositories offer. A repository that cannot be read fails only
     * its own features.
     *
     * @param ids       ids of installed features; none for all
     * @param allowHttp whether repositories may be read by http, which anybody on the way can change
     * @return what was done, or was not, by id
     * @throws InstallException when one is not installed, or the area cannot be written
     */
    List<PluginChange> update(List<String> ids, boolean allowHttp, Trust trust, Progress progress)
            throws InstallException;
}
