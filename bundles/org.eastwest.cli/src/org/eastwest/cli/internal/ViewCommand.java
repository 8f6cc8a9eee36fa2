// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.eastwest.model.view.ViewModel;
import org.eastwest.spi.analysis.Finding;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.URIConverter;
import org.eclipse.emf.ecore.xmi.XMLResource;
import org.eclipse.emf.ecore.xmi.impl.XMIResourceImpl;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code view}: writes the view model, which an installed Sirius opens like any model. */
@Command(name = "view", description = "Write what diagrams show of a design and its results as a model of its own, a "
        + ".eastwestview file.")
final class ViewCommand extends ComputingCommand {
    @Mixin
    private ViewInput input;

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "The .eastwestview file to write; an "
            + "older one is replaced.")
    private String out;

    ViewCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    @Override
    ExitCode compute() {
        Path file = file();
        ViewInput.Analysed analysed = input.analyse(terminal(), services());
        ViewModel model = analysed.views().model();
        try {
            ResultFile.VIEW.write(file, text(model, file));
        } catch (IOException failure) {
            throw cannotWrite(failure);
        }
        List<Finding> findings = analysed.allFindings();
        writeJson(new JsonObject(), findings);
        if (printsText()) {
            terminal().out().println(out + ": " + model.getViews().size() + " views");
        }
        return Findings.exitCode(findings);
    }

    private Path file() {
        if (!out.endsWith(".eastwestview")) {
            throw CommandFailure.unusable("--out " + out + ": the name of a view ends in .eastwestview, by which tools "
                    + "know what is in it.");
        }
        Path file = terminal().resolve(out);
        try {
            ResultFile.VIEW.check(file);
        } catch (IOException failure) {
            throw cannotWrite(failure);
        }
        return file;
    }

    private CommandFailure cannotWrite(IOException failure) {
        return CommandFailure.unusable("--out " + out + " cannot be written: " + failure.getMessage() + ".");
    }

    private static String text(ViewModel model, Path file) throws IOException {
        Resource resource = new XMIResourceImpl(URI.createFileURI(file.toString()));
        resource.getContents().add(model);
        StringWriter text = new StringWriter();
        resource.save(new URIConverter.WriteableOutputStream(text, "UTF-8"), Map.of(XMLResource.OPTION_ENCODING,
                "UTF-8", Resource.OPTION_LINE_DELIMITER, "\n"));
        return text.toString();
    }
}
