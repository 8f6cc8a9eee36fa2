// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.file;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.common.CommonPlugin;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EValidator;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.xmi.XMLResource;
import org.eclipse.emf.ecore.xmi.XMLSave;
import org.eclipse.emf.ecore.xmi.impl.XMIResourceImpl;

import org.eastwest.model.design.Design;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.internal.file.AtomicFile;
import org.eastwest.model.internal.file.DesignXmlReader;
import org.eastwest.model.internal.file.DesignXmlSave;
import org.eastwest.model.internal.file.Migrations;
import org.eastwest.model.internal.file.ParsedDesign;
import org.eastwest.model.internal.validation.DesignValidator;
import org.eastwest.model.validation.Problem;

/**
 * The file of a design, {@code NAME.eastwest}: XMI that is the same for the same design. UTF-8, LF, one attribute a
 * line, attributes and children in the order of the metamodel, defaults left out, references by identifier. The version
 * is the number at the end of the root element's namespace.
 *
 * <p>Reading is strict, whoever reads: a file with an error gives no design at all, and every error is told with its
 * line and remedy. A document type declaration is refused, so there are no entities. A file of a newer version is read
 * as far as it is understood and cannot be saved.
 *
 * <p>Saving replaces the file in one step: the new content is written beside it, flushed to the disk and renamed. What
 * the file held before stays in {@code NAME.eastwest.bak}, which each save replaces. A save that would change nothing
 * touches neither; one that fails leaves the file as it was. A design that could not be read back is not written.
 */
public final class DesignResource extends XMIResourceImpl {
    /** The largest file that is read, in bytes: a thousand times a design of 100,000 GPUs. */
    public static final int MAXIMUM_SIZE = 64 << 20;

    private final Migrations migrations;
    private List<Problem> problems = List.of();
    private boolean readOnly;
    private boolean unread;

    /** A resource that has not been read. */
    public DesignResource(URI uri) {
        this(uri, Migrations.NONE);
    }

    DesignResource(URI uri, Migrations migrations) {
        super(uri);
        this.migrations = migrations;
        setIntrinsicIDToEObjectMap(new HashMap<>());
        // Nobody else does outside Eclipse, and EMF's tools validate what is in a resource.
        EValidator.Registry.INSTANCE.putIfAbsent(DesignPackage.eINSTANCE, new DesignValidator());
    }

    /** The design, {@code null} where none was read or added. */
    public Design design() {
        return getContents().isEmpty() ? null : (Design) getContents().get(0);
    }

    /** What was wrong with the file when it was last read. */
    public List<Problem> problems() {
        return problems;
    }

    /** Whether saving is refused because a newer version wrote the file. */
    public boolean isReadOnly() {
        return readOnly;
    }

    @Override
    public void load(Map<?, ?> options) throws IOException {
        try {
            super.load(options);
        } catch (IOException e) {
            if (problems.isEmpty()) {
                tell(List.of(unreadable(e)));
            }
            unread = true;
            throw e;
        }
    }

    @Override
    public void doLoad(InputStream stream, Map<?, ?> options) throws IOException {
        ParsedDesign parsed = parse(stream.readNBytes(MAXIMUM_SIZE + 1));
        tell(parsed.problems());
        readOnly = parsed.isNewer();
        unread = parsed.design() == null;
        if (unread) {
            throw new IOException(problems.stream().filter(Problem::isError).findFirst().orElseThrow().toString());
        }
        getContents().add(parsed.design());
    }

    private ParsedDesign parse(byte[] content) {
        if (content.length > MAXIMUM_SIZE) {
            return ParsedDesign.failed(new Problem(FileProblem.TOO_LARGE,
                    name() + " has more than " + (MAXIMUM_SIZE >> 20) + " MiB.", "", 0,
                    "A design of 100,000 GPUs has less than 0.1 MiB: is this the right file?"));
        }
        return migrations.read(content, name());
    }

    private Problem unreadable(IOException cause) {
        String reason = cause.getMessage();
        if (getURI().isFile()) {
            Path file = Path.of(getURI().toFileString());
            reason = Files.isDirectory(file) ? "it is a folder" : Files.exists(file) ? reason : "there is no such file";
        }
        return new Problem(FileProblem.UNREADABLE, path() + " cannot be read: " + reason + ".", "", 0,
                "Check the path and the permissions.");
    }

    private void tell(List<Problem> found) {
        problems = List.copyOf(found);
        for (Problem problem : problems) {
            (problem.isError() ? getErrors() : getWarnings()).add(new ProblemDiagnostic(problem, path()));
        }
    }

    /** @throws IOException if the resource must not be written */
    void requireWritable() throws IOException {
        if (readOnly) {
            throw new IOException(name() + " is read-only: a newer version wrote it, and saving would lose what this "
                    + "version does not know. Update Eastwest, or start a new design.");
        }
        if (unread) {
            throw new IOException(name() + " is not saved: it was not read completely. Mend it first: "
                    + problems.get(0));
        }
    }

    @Override
    public void save(Map<?, ?> options) throws IOException {
        requireWritable();
        byte[] content = content(options);
        URI location = CommonPlugin.resolve(getURIConverter().normalize(getURI()));
        if (location.isFile()) {
            AtomicFile.write(Path.of(location.toFileString()), content);
        } else {
            try (OutputStream stream = getURIConverter().createOutputStream(getURI(), options)) {
                stream.write(content);
            }
        }
        setModified(false);
    }

    /** The bytes of the file. */
    private byte[] content(Map<?, ?> options) throws IOException {
        if (getContents().size() != 1 || design() == null) {
            throw new IOException(name() + " is not saved: a file holds exactly one design.");
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            doSave(bytes, options);
        } catch (RuntimeException e) {
            // EMF throws these for characters that XML does not have and for references out of the file.
            throw new IOException(name() + " is not saved: " + e.getMessage(), e);
        }
        List<Problem> unreadable = DesignXmlReader.read(bytes.toByteArray(), name()).problems();
        if (!unreadable.isEmpty()) {
            Problem first = unreadable.get(0);
            throw new IOException(name() + " is not saved, since it could not be read back: " + first.message() + " "
                    + first.remedy());
        }
        return bytes.toByteArray();
    }

    /** The options that callers give have no say in the format. */
    @Override
    public void doSave(OutputStream stream, Map<?, ?> options) throws IOException {
        super.doSave(stream, getDefaultSaveOptions());
    }

    @Override
    protected void init() {
        super.init();
        setEncoding("UTF-8");
        Map<Object, Object> options = getDefaultSaveOptions();
        options.put(XMLResource.OPTION_LINE_WIDTH, 1);
        options.put(Resource.OPTION_LINE_DELIMITER, "\n");
    }

    @Override
    protected XMLSave createXMLSave() {
        return new DesignXmlSave(createXMLHelper());
    }

    @Override
    protected void doUnload() {
        super.doUnload();
        problems = List.of();
        readOnly = false;
        unread = false;
    }

    private String name() {
        return getURI() == null || getURI().lastSegment() == null ? "The design" : URI.decode(getURI().lastSegment());
    }

    private String path() {
        return getURI() == null ? "" : getURI().isFile() ? getURI().toFileString() : getURI().toString();
    }

    /** A problem as EMF hands it on to whoever loaded the resource. */
    private record ProblemDiagnostic(Problem problem, String location) implements Resource.Diagnostic {
        @Override
        public String getMessage() {
            return problem.message() + " " + problem.remedy();
        }

        @Override
        public String getLocation() {
            return location;
        }

        @Override
        public int getLine() {
            return problem.line();
        }

        @Override
        public int getColumn() {
            return 0;
        }
    }
}
