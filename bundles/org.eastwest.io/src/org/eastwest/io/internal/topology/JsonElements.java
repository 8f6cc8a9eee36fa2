// SPDX-License-Identifier: EPL-2.0
package org.eastwest.io.internal.topology;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.MalformedJsonException;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eastwest.spi.exchange.ImportException;
import org.eastwest.spi.exchange.ImportRequest;

/** Walks a JSON object whose arrays hold objects, one of these at a time: a large file needs little memory. */
final class JsonElements {
    private static final Pattern LINE = Pattern.compile("at line (\\d+)");
    private static final String REMEDY = "Export the file again; it must be one whole JSON document.";

    private final ImportRequest request;

    JsonElements(ImportRequest request) {
        this.request = request;
    }

    /**
     * One object of an array.
     *
     * @param line  where it begins
     * @param place how to name it, such as {@code links[3]}
     */
    record Item(int line, String place, JsonObject json) {
        String text(String name) throws ImportException {
            JsonElement value = json.get(name);
            if (value == null || !value.isJsonPrimitive() || value.getAsString().isBlank()) {
                throw wrong("has no '" + name + "'", "Give it one.");
            }
            return value.getAsString();
        }

        String text(String name, String otherwise) throws ImportException {
            return json.has(name) && !json.get(name).isJsonNull() ? text(name) : otherwise;
        }

        JsonObject object(String name) throws ImportException {
            if (!(json.get(name) instanceof JsonObject object)) {
                throw wrong("has no object '" + name + "'", "Give it one.");
            }
            return object;
        }

        /** A number above 0. */
        double positive(String name) throws ImportException {
            String text = text(name);
            double value;
            try {
                value = Double.parseDouble(text);
            } catch (NumberFormatException noNumber) {
                throw wrong("has the " + name + " '" + text + "', which is no number", "Give a number above 0.");
            }
            if (!(value > 0 && value < Double.POSITIVE_INFINITY)) {
                throw wrong("has the " + name + " " + text, "Give a number above 0.");
            }
            return value;
        }

        ImportException wrong(String what, String remedy) {
            return new ImportException(line, place + " " + what, remedy);
        }
    }

    /** Takes what stands in the document. */
    interface Visitor {
        /** An object of the array of this name. */
        void item(String array, Item item) throws ImportException;
    }

    void visit(Visitor visitor) throws ImportException, IOException {
        try (Reader text = new InputStreamReader(request.content().open(), StandardCharsets.UTF_8.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT).onUnmappableCharacter(CodingErrorAction.REPORT));
                JsonReader reader = new JsonReader(text)) {
            walk(reader, visitor);
        } catch (CharacterCodingException noText) {
            throw new ImportException(0, "The file is no UTF-8 text", REMEDY, noText);
        } catch (MalformedJsonException | EOFException | JsonParseException | IllegalStateException wrong) {
            throw new ImportException(line(String.valueOf(wrong.getMessage())), "The file is no JSON document of the"
                    + " expected form", REMEDY, wrong);
        }
    }

    private void walk(JsonReader reader, Visitor visitor) throws ImportException, IOException {
        reader.beginObject();
        while (reader.hasNext()) {
            String name = reader.nextName();
            if (reader.peek() == JsonToken.BEGIN_ARRAY) {
                reader.beginArray();
                for (int i = 0; reader.peek() == JsonToken.BEGIN_OBJECT; i++) {
                    report(i, name);
                    int line = line(reader.toString());
                    visitor.item(name, new Item(line, name + "[" + i + "]",
                            JsonParser.parseReader(reader).getAsJsonObject()));
                }
                while (reader.hasNext()) {
                    reader.skipValue();
                }
                reader.endArray();
            } else {
                reader.skipValue();
            }
        }
        reader.endObject();
    }

    private void report(int index, String what) {
        if (index % 1024 == 0) {
            request.progress().check();
            request.progress().report(Double.NaN, "Reading " + what);
        }
    }

    /** The reader tells where it is in words alone. */
    private static int line(String text) {
        Matcher place = LINE.matcher(text);
        return place.find() ? Integer.parseInt(place.group(1)) : 0;
    }
}
