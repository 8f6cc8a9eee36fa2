// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogContribution;
import org.eastwest.catalog.CatalogService;
import org.eastwest.spi.analysis.Finding;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;

class CatalogComponentTest {
    /** A contribution that prices one switch. */
    private record Price(String name, int dollars) implements CatalogContribution {
        @Override
        public Collection<String> files() {
            return List.of("switches.csv");
        }

        @Override
        public InputStream open(String file) {
            String csv = "id,price_usd_indicative\nsn5600," + dollars + "\n";
            return new ByteArrayInputStream(csv.getBytes(StandardCharsets.UTF_8));
        }
    }

    private static final CatalogContribution UNREADABLE = new CatalogContribution() {
        @Override
        public String name() {
            throw new IllegalStateException("no name");
        }

        @Override
        public Collection<String> files() {
            throw new IllegalStateException("no files");
        }

        @Override
        public InputStream open(String file) throws IOException {
            throw new IOException("no content");
        }
    };

    private static final CatalogContribution HANGING = new CatalogContribution() {
        @Override
        public String name() {
            return "hanging";
        }

        @Override
        public Collection<String> files() {
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return List.of();
        }

        @Override
        public InputStream open(String file) {
            return InputStream.nullInputStream();
        }
    };

    private static final CatalogContribution WITH_MISSING_CLASS = new CatalogContribution() {
        @Override
        public String name() {
            throw new NoClassDefFoundError("com/example/Gone");
        }

        @Override
        public Collection<String> files() {
            return List.of();
        }

        @Override
        public InputStream open(String file) {
            return InputStream.nullInputStream();
        }
    };

    private static final CatalogContribution WITH_ONE_BAD_FILE = new CatalogContribution() {
        @Override
        public String name() {
            return "half";
        }

        @Override
        public Collection<String> files() {
            return List.of("gpus.csv", "switches.csv");
        }

        @Override
        public InputStream open(String file) throws IOException {
            if (file.equals("gpus.csv")) {
                throw new IOException("disk on fire");
            }
            return new Price("half", 3).open(file);
        }
    };

    @TempDir
    Path folder;

    @Test
    void theCatalogIsReadOnceAndKept() {
        CatalogService service = component();

        assertSame(service.catalog(), service.catalog());
    }

    @Test
    void filesAreReadAgainAfterReload() throws IOException {
        CatalogComponent component = component();
        Catalog before = component.catalog();
        Files.writeString(folder.resolve("switches.csv"), "id,price_usd_indicative\nsn5600,7\n");
        assertSame(before, component.catalog());

        component.reload();

        assertEquals(7, price(component));
    }

    @Test
    void aContributionComesAndGoes() {
        CatalogComponent component = component();
        double shipped = price(component);
        Price contribution = new Price("bundle", 1);

        component.add(contribution, Map.of());
        assertEquals(1, price(component));
        component.remove(contribution);
        assertEquals(shipped, price(component));
    }

    @Test
    void theHigherRankingWinsWhateverTheOrderOfArrival() {
        Price high = new Price("a", 2);
        Price low = new Price("b", 1);
        CatalogComponent one = component();
        one.add(high, Map.of("service.ranking", 10));
        one.add(low, Map.of());
        CatalogComponent other = component();
        other.add(low, Map.of());
        other.add(high, Map.of("service.ranking", 10));

        assertEquals(2, price(one));
        assertEquals(2, price(other));
    }

    @Test
    void ofEqualRankingsTheNameDecides() {
        CatalogComponent one = component();
        one.add(new Price("b", 1), Map.of());
        one.add(new Price("a", 2), Map.of());
        CatalogComponent other = component();
        other.add(new Price("a", 2), Map.of());
        other.add(new Price("b", 1), Map.of());

        assertEquals(price(one), price(other));
    }

    @Test
    void aContributionThatThrowsLeavesTheCatalogUsable() {
        CatalogComponent component = component();
        component.add(UNREADABLE, Map.of());
        Catalog catalog = component.catalog();

        assertEquals(1, catalog.findings().size());
        assertTrue(catalog.gpus().find("h100-sxm").isPresent());
        component.remove(UNREADABLE);
        assertNotSame(catalog, component.catalog());
    }

    @Test
    void aContributionThatHangsIsGivenUp() {
        CatalogComponent component = new CatalogComponent(Optional.of(folder), 20);
        component.add(HANGING, Map.of());

        assertTrue(component.catalog().findings().get(0).message().contains("no answer within 20 ms"));
        assertTrue(component.catalog().gpus().find("h100-sxm").isPresent());
    }

    @Test
    void aContributionWithoutItsClassesIsNamed() {
        CatalogComponent component = component();
        component.add(WITH_MISSING_CLASS, Map.of());

        String message = component.catalog().findings().get(0).message();
        assertTrue(message.contains(WITH_MISSING_CLASS.getClass().getName()), message);
        assertTrue(message.contains("com/example/Gone"), message);
    }

    @Test
    void aFileThatCannotBeReadLeavesTheOthersOfItsBundle() {
        CatalogComponent component = component();
        component.add(WITH_ONE_BAD_FILE, Map.of());

        assertEquals(List.of("half/gpus.csv: cannot be read: java.io.IOException: disk on fire"),
                component.catalog().findings().stream().map(Finding::message).toList());
        assertEquals(3, price(component));
    }

    @Test
    void theUsersFolderIsInEastwestHomeElseInTheHomeFolder() {
        assertEquals(Optional.of(Path.of("area", "catalog")), CatalogComponent.userFolder("area", "home"));
        assertEquals(Optional.of(Path.of("home", ".eastwest", "catalog")), CatalogComponent.userFolder(null, "home"));
        assertEquals(Optional.of(Path.of("home", ".eastwest", "catalog")), CatalogComponent.userFolder(" ", "home"));
        assertEquals(Optional.empty(), CatalogComponent.userFolder("\0", "home"));
    }

    @Test
    void theComponentDescriptionNamesWhatExists() throws Exception {
        Element component = xml("OSGI-INF/catalog.xml");
        assertEquals(CatalogComponent.class.getName(), attribute(component, "implementation", "class"));
        assertEquals(CatalogService.class.getName(), attribute(component, "provide", "interface"));
        assertEquals(CatalogContribution.class.getName(), attribute(component, "reference", "interface"));
        assertEquals("add", CatalogComponent.class.getMethod(attribute(component, "reference", "bind"),
                CatalogContribution.class, Map.class).getName());
        assertEquals("remove", CatalogComponent.class.getMethod(attribute(component, "reference", "unbind"),
                CatalogContribution.class).getName());
    }

    private static Element xml(String name) throws Exception {
        try (InputStream in = CatalogComponent.class.getClassLoader().getResourceAsStream(name)) {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(in).getDocumentElement();
        }
    }

    private static String attribute(Element component, String element, String attribute) {
        return ((Element) component.getElementsByTagName(element).item(0)).getAttribute(attribute);
    }

    private CatalogComponent component() {
        return new CatalogComponent(Optional.of(folder), 60_000);
    }

    private static double price(CatalogService service) {
        return service.catalog().switches().find("sn5600").orElseThrow().priceUsd();
    }
}
