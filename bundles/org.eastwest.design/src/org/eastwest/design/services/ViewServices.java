// SPDX-License-Identifier: EPL-2.0
package org.eastwest.design.services;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.model.view.Dimension;
import org.eastwest.model.view.Element;
import org.eastwest.model.view.FabricView;
import org.eastwest.model.view.Link;
import org.eastwest.model.view.LinkKind;
import org.eastwest.model.view.LinkState;
import org.eastwest.model.view.Place;
import org.eastwest.model.view.PlaceKind;
import org.eastwest.model.view.Port;
import org.eastwest.model.view.PortDirection;
import org.eastwest.model.view.Severity;
import org.eastwest.model.view.Span;
import org.eastwest.model.view.Thing;
import org.eastwest.model.view.ThingKind;
import org.eastwest.model.view.TimelineView;
import org.eastwest.quantity.Quantity;

/** What the diagrams of views ask; stateless. */
public final class ViewServices {
    /** Width of a timeline, in units of 10 px. */
    private static final int TIMELINE_WIDTH = 240;
    /** A shorter span has no room for its name, in units of 10 px. */
    private static final int NAMED_WIDTH = 4;
    /** Rack units that two lines of text need. */
    private static final int TWO_LINES = 4;
    private static final int INK = 0x1F1F1F;
    private static final int FAINT = 0xE3E3E3;
    private static final int WARNING = 0xB26A00;
    private static final int ERROR = 0xB3261E;

    public String eastwestTitle(Element view) {
        return text(view.getDetail()).isEmpty() ? text(view.getName()) : view.getName() + ": " + view.getDetail();
    }

    /** Name with count, and below it the detail. */
    public String eastwestLabel(Element element) {
        String first = text(element.getName()) + times(element);
        return text(element.getDetail()).isEmpty() ? first : first + "\n" + element.getDetail();
    }

    /** A line of a list; what has failed says so. */
    public String eastwestMemberLabel(Thing thing) {
        return text(thing.getName()) + (thing.getSeverity() == Severity.ERROR ? ", failed" : "");
    }

    /** True unless a view shows what a burst does. */
    public boolean eastwestIsNoBurst(FabricView view) {
        return !text(view.getId()).endsWith("/burst");
    }

    private static String times(Element element) {
        // The name of several stages or replicas says which, and so how many.
        boolean named = element instanceof Place place && (place.getKind() == PlaceKind.STAGE
                || place.getKind() == PlaceKind.REPLICA);
        long count = named ? 1 : element instanceof Place place ? place.getCount()
                : element instanceof Thing thing ? thing.getCount() : 1;
        return count == 1 ? "" : String.format(java.util.Locale.ROOT, " x %,d", count);
    }

    public boolean eastwestIsTier(Place place) {
        return place.getKind() == PlaceKind.TIER;
    }

    public boolean eastwestIsNoTier(Place place) {
        return !eastwestIsTier(place);
    }

    public boolean eastwestIsServer(Thing thing) {
        return thing.getKind() == ThingKind.SERVER;
    }

    public boolean eastwestIsNoServer(Thing thing) {
        return !eastwestIsServer(thing);
    }

    public boolean eastwestIsLeaf(Thing thing) {
        return thing.getKind() == ThingKind.LEAF;
    }

    public boolean eastwestIsSpine(Thing thing) {
        return thing.getKind() == ThingKind.SPINE;
    }

    public boolean eastwestIsCore(Thing thing) {
        return thing.getKind() == ThingKind.CORE;
    }

    public boolean eastwestIsScaleUp(Thing thing) {
        return thing.getKind() == ThingKind.GPU || thing.getKind() == ThingKind.SCALE_UP_SWITCH;
    }

    public boolean eastwestIsGpu(Thing thing) {
        return thing.getKind() == ThingKind.GPU;
    }

    public boolean eastwestIsScaleUpSwitch(Thing thing) {
        return thing.getKind() == ThingKind.SCALE_UP_SWITCH;
    }

    public boolean eastwestIsNic(Thing thing) {
        return thing.getKind() == ThingKind.NIC;
    }

    public boolean eastwestIsFabric(Thing thing) {
        return thing.getKind() == ThingKind.FABRIC;
    }

    /** Fabrics stand above NICs, NICs above GPUs, GPUs above what joins them. */
    public Element eastwestUpperEnd(Link link) {
        return link.getKind() == LinkKind.SCALE_OUT ? link.getSource() : link.getTarget();
    }

    public Element eastwestLowerEnd(Link link) {
        return link.getKind() == LinkKind.SCALE_OUT ? link.getTarget() : link.getSource();
    }

    public boolean eastwestIsEmpty(Thing thing) {
        return thing.getKind() == ThingKind.EMPTY;
    }

    public boolean eastwestIsUp(Port port) {
        return port.getDirection() == PortDirection.UP;
    }

    public boolean eastwestIsFree(Port port) {
        return port.getDirection() == PortDirection.FREE;
    }

    /** A switch without ports upwards has room for the free ones there; at its side many make it high and narrow. */
    public boolean eastwestIsOnTop(Port port) {
        return port.eContainer() instanceof Thing thing && thing.getPorts().stream().noneMatch(this::eastwestIsUp);
    }

    public boolean eastwestIsDown(Port port) {
        return port.getDirection() == PortDirection.DOWN;
    }

    /** Width of an outline in pixels: one more for each step of severity beyond a note. */
    public int eastwestBorderSize(Element element) {
        return switch (element.getSeverity()) {
            case ERROR -> 3;
            case WARNING -> 2;
            default -> 1;
        };
    }

    public int eastwestBorderRed(Element element) {
        return border(element) >> 16 & 0xFF;
    }

    public int eastwestBorderGreen(Element element) {
        return border(element) >> 8 & 0xFF;
    }

    public int eastwestBorderBlue(Element element) {
        return border(element) & 0xFF;
    }

    /** The frame of a place: faint unless something is wrong with it. */
    public int eastwestFrameRed(Element element) {
        return frame(element) >> 16 & 0xFF;
    }

    public int eastwestFrameGreen(Element element) {
        return frame(element) >> 8 & 0xFF;
    }

    public int eastwestFrameBlue(Element element) {
        return frame(element) & 0xFF;
    }

    private static int border(Element element) {
        return severity(element, INK);
    }

    private static int frame(Element element) {
        return severity(element, FAINT);
    }

    private static int severity(Element element, int otherwise) {
        return switch (element.getSeverity()) {
            case ERROR -> ERROR;
            case WARNING -> WARNING;
            default -> otherwise;
        };
    }

    public boolean eastwestHasError(Element element) {
        return element.getSeverity() == Severity.ERROR;
    }

    public boolean eastwestHasWarning(Element element) {
        return element.getSeverity() == Severity.WARNING;
    }

    public boolean eastwestHasNote(Element element) {
        return element.getSeverity() == Severity.NOTE;
    }

    /** Values, and below them what an analysis found. */
    public String eastwestTooltip(Element element) {
        String tooltip = text(element.getTooltip());
        String message = text(element.getMessage());
        return tooltip.isEmpty() || message.isEmpty() ? tooltip + message : tooltip + "\n" + message;
    }

    public String eastwestMessage(Element element) {
        return text(element.getMessage());
    }

    /** Height in a rack drawing, in units of 10 px: one for a rack unit, but enough for a line of text. */
    public int eastwestRackHeight(Thing thing) {
        return Math.max(2, thing.getRackUnits());
    }

    /** Name and count, and the detail below them where there is room for two lines, else beside them. */
    public String eastwestRackLabel(Thing thing) {
        return thing.getRackUnits() >= TWO_LINES ? eastwestLabel(thing)
                : eastwestLabel(thing).replace("\n", ", ");
    }

    /** What the links carry, for people: {@code 8 x 400 Gb/s}, and the oversubscription where there is one. */
    public String eastwestLinkLabel(Link link) {
        return text(link.getDetail()).isEmpty() ? text(link.getName()) : link.getName() + ", " + link.getDetail();
    }

    /** How busy the links are, or the seconds they expose. */
    public String eastwestTrafficLabel(Link link) {
        List<String> words = new ArrayList<>();
        if (link.getState() != LinkState.UP) {
            words.add(text(link.getMessage()).isEmpty() ? link.getState().getLiteral() : link.getMessage());
        }
        if (link.isCyclic()) {
            words.add("cyclic buffer dependency");
        }
        if (link.getUtilisation() >= 0) {
            words.add(Quantity.formatPercent(link.getUtilisation()));
        }
        if (link.getExposedSeconds() >= 0) {
            words.add(Quantity.format(link.getExposedSeconds(), org.eastwest.quantity.Dimension.TIME) + " exposed");
        }
        return words.isEmpty() ? eastwestLinkLabel(link) : String.join(", ", words);
    }

    /** Width by the logarithm of the bandwidth of one link per direction, in pixels. */
    public int eastwestLineWidth(Link link) {
        return LineWidth.of(link.getBytesPerSecond());
    }

    public int eastwestTrafficWidth(Link link) {
        return link.getBytes() <= 0 ? 1 : (int) Math.max(1, Math.min(8, Math.log10(link.getBytes()) - 7));
    }

    public int eastwestLoadPercent(Link link) {
        return (int) Math.round(100 * Math.max(0, Math.min(1, link.getUtilisation())));
    }

    public boolean eastwestIsUsed(Link link) {
        return link.getUtilisation() != 0;
    }

    public boolean eastwestIsFailed(Link link) {
        return link.getState() == LinkState.FAILED;
    }

    public boolean eastwestIsPaused(Link link) {
        return link.getState() == LinkState.PAUSED;
    }

    public boolean eastwestIsSlow(Link link) {
        return link.getState() == LinkState.SLOW;
    }

    public boolean eastwestIsCyclic(Link link) {
        return link.isCyclic();
    }

    public boolean eastwestIsScaleUpLink(Link link) {
        return link.getKind() == LinkKind.SCALE_UP;
    }

    public boolean eastwestIsTp(Element element) {
        return dimension(element) == Dimension.TP;
    }

    public boolean eastwestIsCp(Element element) {
        return dimension(element) == Dimension.CP;
    }

    public boolean eastwestIsEp(Element element) {
        return dimension(element) == Dimension.EP;
    }

    public boolean eastwestIsPp(Element element) {
        return dimension(element) == Dimension.PP;
    }

    public boolean eastwestIsDp(Element element) {
        return dimension(element) == Dimension.DP;
    }

    public boolean eastwestIsExposedTp(Span span) {
        return span.isExposed() && eastwestIsTp(span);
    }

    public boolean eastwestIsExposedCp(Span span) {
        return span.isExposed() && eastwestIsCp(span);
    }

    public boolean eastwestIsExposedEp(Span span) {
        return span.isExposed() && eastwestIsEp(span);
    }

    public boolean eastwestIsExposedPp(Span span) {
        return span.isExposed() && eastwestIsPp(span);
    }

    public boolean eastwestIsExposedDp(Span span) {
        return span.isExposed() && eastwestIsDp(span);
    }

    public boolean eastwestIsCompute(Span span) {
        return span.getKind() == Dimension.COMPUTE;
    }

    public boolean eastwestIsBubble(Span span) {
        return span.getKind() == Dimension.BUBBLE;
    }

    /** The dimension of a link, of a span, or of ranks that are named by it. */
    private static Dimension dimension(Element element) {
        if (element instanceof Link link) {
            return link.getDimension();
        }
        if (element instanceof Span span) {
            return span.getKind();
        }
        String name = text(element.getName());
        int end = name.indexOf(' ');
        return Dimension.get(end < 0 ? name : name.substring(0, end));
    }

    /** The name of a span where it has room for it; what communicates is named by its lane. */
    public String eastwestSpanLabel(Span span) {
        boolean named = switch (span.getKind()) {
            case COMPUTE, OPTIMIZER -> true;
            case BUBBLE -> !eastwestIsRest(span);
            default -> false;
        };
        return named && eastwestSpanWidth(span) >= NAMED_WIDTH ? span.getName() : "";
    }

    /** True for time in which a lane has nothing of its own to do: no time of the pipeline is lost there. */
    public boolean eastwestIsRest(Span span) {
        return span.getKind() == Dimension.BUBBLE && "rest".equals(span.getName());
    }

    /** The spans of a lane that are at least one unit wide. */
    public List<Span> eastwestDrawnSpans(org.eastwest.model.view.Lane lane) {
        return lane.getSpans().stream().filter(s -> eastwestSpanWidth(s) > 0).toList();
    }

    /** Width in units of 10 px, so that begins and ends of all lanes stand below each other. */
    public int eastwestSpanWidth(Span span) {
        double whole = span.eContainer().eContainer() instanceof TimelineView view ? view.getSeconds() : 0;
        return whole <= 0 ? 1 : (int) (Math.round(TIMELINE_WIDTH * span.getEnd() / whole)
                - Math.round(TIMELINE_WIDTH * span.getStart() / whole));
    }

    private static String text(String text) {
        return text == null ? "" : text;
    }
}
