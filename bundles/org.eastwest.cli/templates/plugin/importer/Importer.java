// SPDX-License-Identifier: EPL-2.0
package @{id}.internal;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.eastwest.spi.exchange.DesignImporter;
import org.eastwest.spi.exchange.ImportException;
import org.eastwest.spi.exchange.ImportNote;
import org.eastwest.spi.exchange.ImportRequest;
import org.eastwest.spi.exchange.ImportedDesign;
import org.eastwest.spi.exchange.ImportedDesign.ServerGroup;

/**
 * Reads an inventory of servers: lines of a catalog id and a number. Whether the id is in the catalog, the workbench
 * checks. Stateless and thread-safe, as the contract asks.
 */
public final class @{class}Importer implements DesignImporter {
    private static final String TITLE = "# inventory";

    @Override
    public String id() {
        return "@{short}";
    }

    @Override
    public String name() {
        return "@{name}";
    }

    @Override
    public String description() {
        return "An inventory of servers, a line for each type with its number; becomes their server groups.";
    }

    @Override
    public List<String> extensions() {
        return List.of("inventory");
    }

    @Override
    public boolean recognizes(String fileName, String beginning) {
        return beginning.startsWith(TITLE);
    }

    @Override
    public ImportedDesign read(ImportRequest request) throws ImportException, IOException {
        List<ServerGroup> servers = new ArrayList<>();
        List<ImportNote> notes = new ArrayList<>();
        List<String> lines = request.text().lines().toList();
        for (int number = 1; number <= lines.size(); number++) {
            request.progress().check();
            String line = lines.get(number - 1).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                ServerGroup group = group(line, number, servers.size() + 1);
                servers.add(group);
                notes.add(new ImportNote(ImportNote.Kind.UNDERSTOOD, number, line,
                        "server group " + group.id() + " of " + group.count() + " servers"));
            }
        }
        if (servers.isEmpty()) {
            throw new ImportException(0, "The file names no servers", "Write a line for each type, such as: dgx-h100 128");
        }
        return new ImportedDesign("", request.fileName(), servers, List.of(), List.of(), List.of(), notes);
    }

    private static ServerGroup group(String line, int number, int place) throws ImportException {
        String[] words = line.split("\\s+");
        if (words.length != 2 || !words[1].matches("[1-9][0-9]{0,6}")) {
            throw new ImportException(number, "'" + line + "' is no type of server with a number",
                    "Write the id of the catalog and how many, such as: dgx-h100 128");
        }
        return new ServerGroup("servers-" + place, "", words[0], Integer.parseInt(words[1]));
    }
}
