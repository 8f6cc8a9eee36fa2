// SPDX-License-Identifier: EPL-2.0
package com.example.misbehaving;

import java.io.InputStream;
import java.util.Collection;
import java.util.List;
import org.eastwest.catalog.CatalogContribution;
import org.eastwest.spi.report.ContributedSection;
import org.eastwest.spi.report.ReportContributor;
import org.eastwest.spi.report.ReportRequest;

/** Services of another kind than transports and engines that do one thing wrong each. */
public final class Services {
    private Services() {
    }

    /** Throws. */
    public static final class Throws implements ReportContributor {
        @Override
        public String id() {
            return "com.example.throws";
        }

        @Override
        public List<ContributedSection> sections(ReportRequest request) {
            throw new AssertionError("no sections");
        }
    }

    /** Returns nothing. */
    public static final class ReturnsNothing implements ReportContributor {
        @Override
        public String id() {
            return "com.example.nothing";
        }

        @Override
        public List<ContributedSection> sections(ReportRequest request) {
            return null;
        }
    }

    /** Hangs. */
    public static final class Hangs implements ReportContributor {
        @Override
        public String id() {
            return "com.example.hangs";
        }

        @Override
        public List<ContributedSection> sections(ReportRequest request) {
            Forever.hang();
            return List.of();
        }
    }

    /** Does not even say who it is. */
    public static final class ThrowsWhoItIs implements ReportContributor {
        @Override
        public String id() {
            throw new IllegalStateException("who knows");
        }

        @Override
        public List<ContributedSection> sections(ReportRequest request) {
            return List.of();
        }
    }

    /** Has rows for the catalog, and throws when they are read. */
    public static final class NoRows implements CatalogContribution {
        @Override
        public String name() {
            return null;
        }

        @Override
        public Collection<String> files() {
            throw new StackOverflowError("no rows");
        }

        @Override
        public InputStream open(String file) {
            return null;
        }
    }
}
