// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal.view;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eastwest.model.view.Element;
import org.eastwest.model.view.Link;
import org.eastwest.model.view.LinkKind;
import org.eastwest.model.view.Place;
import org.eastwest.model.view.PlaceKind;
import org.eastwest.model.view.Thing;
import org.eastwest.model.view.ThingKind;
import org.eastwest.model.view.ViewFactory;
import org.eastwest.quantity.Quantity;

/** Makes elements of views with their texts. */
final class Make {
    private Make() {
    }

    static Place place(PlaceKind kind, String id, String name, String detail, long count) {
        Place place = ViewFactory.eINSTANCE.createPlace();
        place.setKind(kind);
        place.setCount(count);
        return named(place, id, name, detail);
    }

    static Thing thing(ThingKind kind, String id, String name, String detail, long count) {
        Thing thing = ViewFactory.eINSTANCE.createThing();
        thing.setKind(kind);
        thing.setCount(count);
        return named(thing, id, name, detail);
    }

    /** Parallel links; their name is {@code 8 x 400 Gb/s}. */
    static Link link(LinkKind kind, Element source, Element target, long count, double bytesPerSecond) {
        Link link = ViewFactory.eINSTANCE.createLink();
        link.setKind(kind);
        link.setSource(source);
        link.setTarget(target);
        link.setCount(count);
        link.setBytesPerSecond(bytesPerSecond);
        String rate = kind == LinkKind.SCALE_UP ? rate(bytesPerSecond) : Quantity.formatBits(bytesPerSecond);
        named(link, source.getId() + "--" + target.getId(), number(count) + " x " + rate, "");
        link.setTooltip(number(count) + " links, each " + rate + " per direction");
        return link;
    }

    static <E extends Element> E named(E element, String id, String name, String detail) {
        element.setId(id);
        element.setName(name);
        element.setDetail(detail);
        return element;
    }

    /** The words that there are, side by side. */
    static String words(String... words) {
        return Stream.of(words).filter(w -> w != null && !w.isBlank()).collect(Collectors.joining(", "));
    }

    static String number(long count) {
        return String.format(Locale.ROOT, "%,d", count);
    }

    /** Bandwidth in bytes. */
    static String rate(double bytesPerSecond) {
        return Quantity.format(bytesPerSecond, org.eastwest.quantity.Dimension.BANDWIDTH);
    }

    /** {@code 1 leaf}, {@code 12 leaves}. */
    static String some(long count, String one, String many) {
        return number(count) + " " + (count == 1 ? one : many);
    }

    static String ports(int down, int up) {
        return up > 0 ? down + " down, " + up + " up" : down + " down";
    }

    static long perPart(long total, long parts) {
        return Math.max(1, -Math.floorDiv(-total, Math.max(1, parts)));
    }
}
