// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.analysis.PluginService;
import org.eastwest.catalog.CatalogService;
import org.eastwest.install.UserPlugins;
import org.eastwest.io.DesignImports;
import org.eastwest.spi.claim.ClaimChecker;
import org.eastwest.spi.decision.Adviser;
import org.eastwest.spi.fabric.CableWalk;
import org.eastwest.spi.fabric.FabricExplorer;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.lossless.LosslessModel;
import org.eastwest.spi.plan.PlanSearch;
import org.eastwest.spi.report.ReportContributor;
import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.util.tracker.ServiceTracker;

/** What {@code ./eastwest COMMAND ...} starts: no window, no workspace; the exit code is the command's. */
public final class CommandLineApplication implements IApplication {
    private static final long SERVICE_WAIT_MILLIS = 10_000;

    @Override
    public Object start(IApplicationContext context) throws InterruptedException {
        // The platform shows a splash until it is told that the application runs.
        context.applicationRunning();
        String[] arguments = (String[]) context.getArguments().get(IApplicationContext.APPLICATION_ARGS);
        boolean interactive = System.console() != null;
        StandardStream results = new StandardStream(new FileOutputStream(FileDescriptor.out));
        // They belong to the process, which goes on where a test starts commands.
        PrintStream out = stream(results);
        PrintStream err = stream(new FileOutputStream(FileDescriptor.err));
        try {
            int code = run(List.of(arguments), new Terminal(out, err, Path.of("").toAbsolutePath(), interactive));
            out.flush();
            return results.lost().map(reason -> lost(reason, err)).orElse(code);
        } finally {
            out.flush();
            err.flush();
        }
    }

    private static int run(List<String> arguments, Terminal terminal) throws InterruptedException {
        try {
            return Cli.run(arguments, services(), terminal);
        } catch (IllegalStateException incomplete) {
            terminal.err().println("eastwest: " + incomplete.getMessage());
            return ExitCode.FAULT.code();
        }
    }

    private static int lost(String reason, PrintStream err) {
        err.println("eastwest: the result cannot be written to standard output: " + reason
                + ". Direct it to a place that takes it.");
        return ExitCode.UNUSABLE.code();
    }

    private static PrintStream stream(OutputStream target) {
        return new PrintStream(new BufferedOutputStream(target), false, StandardCharsets.UTF_8);
    }

    private static Services services() throws InterruptedException {
        Bundle bundle = FrameworkUtil.getBundle(CommandLineApplication.class);
        BundleContext context = bundle.getBundleContext();
        PluginService bundles = service(context, PluginService.class);
        return new Services(service(context, AnalysisService.class), service(context, CatalogService.class),
                contained(context, FabricModel.class, bundles),
                RegisteredEvaluators.of(context, SERVICE_WAIT_MILLIS, bundles),
                contained(context, PlanSearch.class, bundles),
                RegisteredSimulators.of(context, SERVICE_WAIT_MILLIS, bundles),
                contained(context, FabricExplorer.class, bundles), contained(context, CableWalk.class, bundles),
                contained(context, LosslessModel.class, bundles), contained(context, Adviser.class, bundles),
                contained(context, ClaimChecker.class, bundles), service(context, DesignImports.class),
                () -> all(context, ReportContributor.class, bundles), service(context, UserPlugins.class), bundles,
                bundle.getVersion().toString());
    }

    /** A service that names the bundle which fails in a call of it. */
    private static <T> T contained(BundleContext context, Class<T> type, PluginService bundles)
            throws InterruptedException {
        return bundles.contained(type, service(context, type));
    }

    /** Waits for the service, which its bundle registers while the framework starts. */
    private static <T> T service(BundleContext context, Class<T> type) throws InterruptedException {
        ServiceTracker<T, T> tracker = new ServiceTracker<>(context, type, null);
        tracker.open();
        try {
            T service = tracker.waitForService(SERVICE_WAIT_MILLIS);
            if (service == null) {
                throw new IllegalStateException("no bundle provides " + type.getName()
                        + "; the installation is incomplete, install it again");
            }
            return service;
        } finally {
            tracker.close();
        }
    }

    /** What is registered now. */
    private static <T> List<T> all(BundleContext context, Class<T> type, PluginService bundles) {
        try {
            return context.getServiceReferences(type, null).stream().sorted().map(context::getService)
                    .filter(Objects::nonNull).map(service -> bundles.contained(type, service)).toList();
        } catch (InvalidSyntaxException never) {
            throw new IllegalStateException("no filter cannot be wrong", never);
        }
    }

    @Override
    public void stop() {
        // A command ends by itself; nothing is held between commands.
    }
}
