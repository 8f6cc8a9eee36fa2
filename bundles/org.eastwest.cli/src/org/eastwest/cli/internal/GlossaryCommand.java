// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.List;
import org.eastwest.report.glossary.Glossary;
import org.eastwest.report.glossary.Term;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code glossary}: explains a word of the field, or all of them. */
@Command(name = "glossary", description = "Explain the words of the field.")
final class GlossaryCommand extends EastwestCommand {
    @Parameters(arity = "0..*", paramLabel = "TERM", description = "The term to explain; all when none is given.")
    private List<String> words = List.of();

    GlossaryCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    @Override
    ExitCode run() {
        Glossary glossary = new Glossary("en");
        List<Term> terms = words.isEmpty() ? glossary.terms() : List.of(find(glossary, String.join(" ", words)));
        terms.forEach(this::print);
        return ExitCode.DONE;
    }

    private static Term find(Glossary glossary, String word) {
        return glossary.find(word).orElseThrow(() -> CommandFailure.unusable("The glossary does not have '" + word
                + "'. Run 'eastwest glossary' for all terms."));
    }

    private void print(Term term) {
        String spellings = term.spellings().isEmpty() ? "" : " (" + String.join(", ", term.spellings()) + ")";
        String source = term.source().isEmpty() ? "" : " [" + term.source() + "]";
        terminal().out().println(term.name() + spellings + ": " + term.meaning() + source);
    }
}
