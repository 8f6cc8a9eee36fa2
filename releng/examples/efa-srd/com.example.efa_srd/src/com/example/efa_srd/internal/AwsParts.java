// SPDX-License-Identifier: EPL-2.0
package com.example.efa_srd.internal;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collection;
import java.util.List;
import org.eastwest.catalog.CatalogContribution;

/** The parts of EC2 that the shipped catalog lacks: EFA v1, the servers P4d, P5en and P6-B200, and AWS's own switch. */
public final class AwsParts implements CatalogContribution {
    @Override
    public String name() {
        return "com.example.efa_srd";
    }

    @Override
    public Collection<String> files() {
        return List.of("nics.csv", "servers.csv", "switches.csv");
    }

    @Override
    public InputStream open(String file) throws IOException {
        InputStream in = AwsParts.class.getResourceAsStream("/data/" + file);
        if (in == null) {
            throw new FileNotFoundException("the bundle lacks data/" + file);
        }
        return in;
    }
}
