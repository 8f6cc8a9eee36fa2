// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.page;

import freemarker.cache.ClassTemplateLoader;
import freemarker.template.Configuration;
import freemarker.template.TemplateException;
import freemarker.template.TemplateExceptionHandler;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import org.eastwest.report.chart.Palette;
import org.eastwest.report.chart.XmlText;

/** Turns a page into HTML that is well-formed XML too. */
public final class PageWriter {
    private final Configuration configuration = new Configuration(Configuration.VERSION_2_3_34);

    public PageWriter() {
        configuration.setTemplateLoader(new ClassTemplateLoader(PageWriter.class, ""));
        configuration.setDefaultEncoding(StandardCharsets.UTF_8.name());
        configuration.setLocale(Locale.ROOT);
        configuration.setNumberFormat("computer");
        configuration.setTemplateExceptionHandler(TemplateExceptionHandler.RETHROW_HANDLER);
        configuration.setLogTemplateExceptions(false);
        configuration.setWrapUncheckedExceptions(true);
        configuration.setFallbackOnNullLoopVariable(false);
    }

    public String html(Page page) {
        try {
            StringWriter html = new StringWriter();
            configuration.getTemplate("page.ftlh").process(Map.of("page", page), html);
            return XmlText.legal(html.toString().strip() + "\n");
        } catch (IOException | TemplateException e) {
            throw new IllegalStateException("the template of the report is broken: " + e.getMessage(), e);
        }
    }

    /** The style sheet, with the colours of both schemes before it. */
    public static String css() {
        try (InputStream in = PageWriter.class.getResourceAsStream("page.css")) {
            String rules = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return ":root{" + Palette.LIGHT.css() + "}\n@media screen and (prefers-color-scheme:dark){:root{"
                    + Palette.DARK.css() + "}}\n" + rules.strip();
        } catch (IOException e) {
            throw new IllegalStateException("page.css of the report cannot be read", e);
        }
    }
}
