// SPDX-License-Identifier: EPL-2.0
package org.eastwest.install.internal;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.eastwest.install.InstallException;
import org.eastwest.install.PluginRepository;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.equinox.p2.core.IProvisioningAgent;
import org.eclipse.equinox.p2.core.ProvisionException;
import org.eclipse.equinox.p2.repository.ICompositeRepository;
import org.eclipse.equinox.p2.repository.IRepository;
import org.eclipse.equinox.p2.repository.IRepositoryReference;
import org.eclipse.equinox.p2.repository.artifact.IArtifactRepositoryManager;
import org.eclipse.equinox.p2.repository.metadata.IMetadataRepository;
import org.eclipse.equinox.p2.repository.metadata.IMetadataRepositoryManager;

/** A repository while it is read. One that is zipped is unpacked for that time, which shows whether it is whole. */
final class PluginSource implements AutoCloseable {
    private static final long LARGEST_BYTES = 4L << 30;
    private static final List<String> INDEXES = List.of("content.jar", "content.xml", "content.xml.xz",
            "compositeContent.jar", "compositeContent.xml", "p2.index");

    private final IProvisioningAgent agent;
    private final PluginRepository repository;
    private final Optional<Path> unpacked;
    private final URI address;
    private IMetadataRepository metadata;

    private PluginSource(IProvisioningAgent agent, PluginRepository repository, Optional<Path> unpacked) {
        this.agent = agent;
        this.repository = repository;
        this.unpacked = unpacked;
        this.address = unpacked.map(Path::toUri).orElse(repository.address());
    }

    /**
     * Opens a repository.
     *
     * @throws InstallException when it is none, is damaged, or cannot be reached
     */
    static PluginSource open(IProvisioningAgent agent, PluginRepository repository, UserArea area,
            IProgressMonitor monitor) throws InstallException {
        Optional<Path> file = repository.path().filter(Files::isRegularFile);
        Optional<Path> unpacked = file.isPresent() ? Optional.of(unpack(file.get(), area.scratch(), monitor))
                : Optional.empty();
        PluginSource source = new PluginSource(agent, repository, unpacked);
        try {
            source.load(monitor);
            return source;
        } catch (InstallException | RuntimeException fault) {
            source.close();
            throw fault;
        }
    }

    private void load(IProgressMonitor monitor) throws InstallException {
        Optional<Path> folder = unpacked.or(repository::path);
        if (folder.isPresent() && INDEXES.stream().noneMatch(name -> Files.exists(folder.get().resolve(name)))) {
            throw new InstallException(repository.text() + " is no p2 repository: it holds no content.jar.",
                    "Name the folder or the zipped update site that a build leaves (in Tycho: "
                            + "target/repository, or the zip beside it).");
        }
        try {
            metadata = agent.getService(IMetadataRepositoryManager.class).loadRepository(address, monitor);
            refuseHttp(metadata, monitor);
            refuseHttp(agent.getService(IArtifactRepositoryManager.class).loadRepository(address, monitor), monitor);
        } catch (ProvisionException fault) {
            throw new InstallException("The repository " + repository.text() + " cannot be read: "
                    + Statuses.text(fault.getStatus()) + ".", "Check the address and the network, or fetch it as a "
                            + "zipped update site and install from the file.", fault);
        }
    }

    /** The parts of a composite are repositories too. */
    private void refuseHttp(IRepository<?> loaded, IProgressMonitor monitor) throws InstallException {
        if (repository.allowHttp() || !(loaded instanceof ICompositeRepository<?> composite)) {
            return;
        }
        for (URI child : composite.getChildren()) {
            if ("http".equalsIgnoreCase(child.getScheme())) {
                throw PluginRepository.refusedHttp(child.toString());
            }
        }
    }

    URI address() {
        return address;
    }

    PluginRepository repository() {
        return repository;
    }

    IMetadataRepository metadata() {
        return metadata;
    }

    /** Other repositories that this one names, where what it needs may be. */
    List<URI> references() {
        return metadata.getReferences().stream().filter(IRepositoryReference::isEnabled)
                .map(IRepositoryReference::getLocation)
                .filter(location -> "https".equals(location.getScheme())
                        || repository.allowHttp() && "http".equals(location.getScheme()))
                .distinct().toList();
    }

    @Override
    public void close() {
        agent.getService(IMetadataRepositoryManager.class).removeRepository(address);
        agent.getService(IArtifactRepositoryManager.class).removeRepository(address);
        unpacked.ifPresent(UserArea::delete);
    }

    private static Path unpack(Path file, Path folder, IProgressMonitor monitor) throws InstallException {
        List<String> entry = new ArrayList<>(List.of(""));
        try (ZipFile zip = new ZipFile(file.toFile())) {
            if (zip.stream().mapToLong(ZipEntry::getSize).sum() > LARGEST_BYTES) {
                throw new ZipException("it unpacks to more than 4 GiB");
            }
            for (Enumeration<? extends ZipEntry> entries = zip.entries(); entries.hasMoreElements();) {
                if (monitor.isCanceled()) {
                    throw new OperationCanceledException();
                }
                ZipEntry next = entries.nextElement();
                entry.set(0, next.getName());
                unpack(zip, next, folder);
            }
            return folder;
        } catch (ZipException | java.io.EOFException damaged) {
            UserArea.delete(folder);
            throw new InstallException("The file " + file + " is no whole zip file: " + damaged.getMessage()
                    + (entry.get(0).isEmpty() ? "" : " (at " + entry.get(0) + ")") + ".",
                    "Fetch or build it again.", damaged);
        } catch (IOException fault) {
            UserArea.delete(folder);
            throw new InstallException("The file " + file + " cannot be unpacked into " + folder.getParent() + ": "
                    + fault.getMessage() + ".", "See that both may be used and the disk has room.", fault);
        } catch (OperationCanceledException cancelled) {
            UserArea.delete(folder);
            throw cancelled;
        }
    }

    private static void unpack(ZipFile zip, ZipEntry entry, Path folder) throws IOException {
        Path target = folder.resolve(entry.getName()).normalize();
        if (!target.startsWith(folder)) {
            throw new ZipException("an entry leads out of it");
        }
        if (entry.isDirectory()) {
            Files.createDirectories(target);
            return;
        }
        Files.createDirectories(target.getParent());
        CheckedInputStream checked = new CheckedInputStream(zip.getInputStream(entry), new CRC32());
        try (InputStream content = checked) {
            Files.copy(content, target);
        }
        if (entry.getCrc() != checked.getChecksum().getValue()) {
            throw new ZipException("an entry is damaged");
        }
    }
}
