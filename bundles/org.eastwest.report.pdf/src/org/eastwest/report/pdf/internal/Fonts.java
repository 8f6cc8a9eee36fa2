// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.pdf.internal;

import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import java.io.File;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.fontbox.util.autodetect.FontFileFinder;
import org.apache.pdfbox.pdmodel.PDDocument;

/**
 * The fonts a report is printed with: a sans and a monospaced family of the system, one that has what these lack, and one
 * for Japanese. Where the system has no sans, the one that comes with PDFBox serves.
 */
public final class Fonts {
    private static final String TEXT = "ew-text";
    private static final String CODE = "ew-code";
    private static final String REST = "ew-rest";
    private static final String JAPANESE = "ew-japanese";
    private static final String EVERY_SCRIPT = "SansSerif";
    private static final String BUILT_IN = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

    /** Files of a family: regular, bold, italic. */
    private record Family(String name, String regular, String bold, String italic) {
    }

    private static final List<Family> SANS = List.of(
            new Family("Liberation Sans", "liberationsans-regular.ttf", "liberationsans-bold.ttf",
                    "liberationsans-italic.ttf"),
            new Family("Arial", "arial.ttf", "arialbd.ttf", "ariali.ttf"),
            new Family("Arial", "arial.ttf", "arial bold.ttf", "arial italic.ttf"),
            new Family("DejaVu Sans", "dejavusans.ttf", "dejavusans-bold.ttf", "dejavusans-oblique.ttf"),
            new Family("Noto Sans", "notosans-regular.ttf", "notosans-bold.ttf", "notosans-italic.ttf"));
    private static final List<String> MONOSPACED = List.of("liberationmono-regular.ttf", "dejavusansmono.ttf",
            "notosansmono-regular.ttf", "consola.ttf", "cour.ttf", "courier new.ttf", "menlo.ttc");
    private static final List<String> LARGE = List.of("dejavusans.ttf", "arial unicode.ttf", "seguisym.ttf",
            "notosansmath-regular.ttf");
    private static final List<String> FOR_JAPANESE = List.of("ipaexg.ttf", "ipagp.ttf", "ipag.ttf",
            "takaopgothic.ttf", "takaogothic.ttf", "vl-pgothic-regular.ttf", "vl-gothic-regular.ttf",
            "notosansjp-regular.ttf", "droidsansfallbackfull.ttf", "yugothr.ttc", "meiryo.ttc", "msgothic.ttc");

    private final Map<String, File> files;
    private final Optional<Family> sans;

    private Fonts(Map<String, File> files) {
        this.files = files;
        this.sans = SANS.stream().filter(family -> files.containsKey(family.regular())).findFirst();
    }

    /** What the system has installed. */
    public static Fonts ofSystem() {
        return of(new FontFileFinder().find().stream().map(Fonts::file).toList());
    }

    /** These files only. */
    public static Fonts of(List<File> installed) {
        Map<String, File> files = new TreeMap<>();
        installed.stream().sorted().forEach(file -> files.putIfAbsent(file.getName().toLowerCase(Locale.ROOT), file));
        return new Fonts(files);
    }

    private static File file(URI place) {
        return new File(place);
    }

    /** The family that a chart with this text is drawn with; the one of the Java runtime has letters of every script. */
    public String chartFamily(String text) {
        return text.codePoints().anyMatch(Fonts::japanese) ? EVERY_SCRIPT
                : sans.map(Family::name).orElse(EVERY_SCRIPT);
    }

    /** Style rules that make the page use these fonts. */
    String css() {
        return "body,h1,h2,h3,table,td,th,p,li,dt,dd{font-family:" + TEXT + "," + REST + "," + JAPANESE
                + "}\ncode,pre{font-family:" + CODE + "," + TEXT + "," + REST + "," + JAPANESE + "}\n";
    }

    /** Makes the fonts known; what a family lacks is taken from the next one of {@link #css()}. */
    public void register(PdfRendererBuilder builder) {
        sans.ifPresentOrElse(family -> {
            use(builder, family.regular(), TEXT, 400, FontStyle.NORMAL);
            use(builder, family.bold(), TEXT, 700, FontStyle.NORMAL);
            use(builder, family.italic(), TEXT, 400, FontStyle.ITALIC);
        }, () -> builder.useFont(() -> PDDocument.class.getResourceAsStream(BUILT_IN), TEXT, 400, FontStyle.NORMAL,
                true));
        first(MONOSPACED).ifPresent(name -> use(builder, name, CODE, 400, FontStyle.NORMAL));
        first(LARGE).ifPresent(name -> use(builder, name, REST, 400, FontStyle.NORMAL));
        first(FOR_JAPANESE).ifPresent(name -> use(builder, name, JAPANESE, 400, FontStyle.NORMAL));
    }

    private void use(PdfRendererBuilder builder, String name, String family, int weight, FontStyle style) {
        File file = files.get(name);
        if (file != null) {
            builder.useFont(file, family, weight, style, true);
        }
    }

    private Optional<String> first(List<String> names) {
        return names.stream().filter(files::containsKey).findFirst();
    }

    /** What these fonts cannot print of a text. */
    public List<String> missing(String text) {
        List<String> missing = new ArrayList<>();
        if (first(FOR_JAPANESE).isEmpty() && text.codePoints().anyMatch(Fonts::japanese)) {
            missing.add("This system has no font for Japanese that can be put into a PDF; its letters show as '#'. Install "
                    + "one, such as IPAex Gothic or Noto Sans JP (TrueType), and print again.");
        }
        return missing;
    }

    private static boolean japanese(int letter) {
        return switch (Character.UnicodeScript.of(letter)) {
            case HIRAGANA, KATAKANA, HAN -> true;
            default -> false;
        };
    }
}
