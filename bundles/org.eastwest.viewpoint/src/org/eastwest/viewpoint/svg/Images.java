// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.svg;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Base64;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.eastwest.viewpoint.layout.Box;

/** Draws images, each stored once in the document. One that is not there is a crossed box, so that nobody misses it. */
final class Images {
    private final Function<String, Optional<URL>> find;
    private final SvgWriter svg;
    private final Map<String, String> known = new HashMap<>();

    Images(Function<String, Optional<URL>> find, SvgWriter svg) {
        this.find = find;
        this.svg = svg;
    }

    void paint(String path, Box box) {
        String data = known.computeIfAbsent(path, this::data);
        if (data.isEmpty()) {
            svg.empty("path", "d", "M" + at(box.x(), box.y()) + " H" + SvgWriter.number(box.right()) + " V"
                    + SvgWriter.number(box.bottom()) + " H" + SvgWriter.number(box.x()) + " Z L"
                    + at(box.right(), box.bottom()) + " M" + at(box.right(), box.y()) + " L" + at(box.x(),
                            box.bottom()),
                    "fill", "none", "stroke", "#8C8C8C");
        } else {
            svg.empty("image", "x", box.x(), "y", box.y(), "width", box.width(), "height", box.height(), "href", data);
        }
    }

    private static String at(double x, double y) {
        return SvgWriter.number(x) + " " + SvgWriter.number(y);
    }

    private String data(String path) {
        Optional<URL> url = find.apply(path);
        if (url.isEmpty()) {
            return "";
        }
        try (InputStream in = url.get().openStream()) {
            String type = path.toLowerCase(Locale.ROOT).endsWith(".svg") ? "svg+xml"
                    : path.toLowerCase(Locale.ROOT).endsWith(".gif") ? "gif"
                    : path.toLowerCase(Locale.ROOT).matches(".*\\.jpe?g") ? "jpeg" : "png";
            return "data:image/" + type + ";base64," + Base64.getEncoder().encodeToString(in.readAllBytes());
        } catch (IOException e) {
            return "";
        }
    }
}
