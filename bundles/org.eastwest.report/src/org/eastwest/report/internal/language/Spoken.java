// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.language;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.report.internal.page.Block;
import org.eastwest.report.internal.page.Block.Facts;
import org.eastwest.report.internal.page.Block.Grid;
import org.eastwest.report.internal.page.Block.Heading;
import org.eastwest.report.internal.page.Block.Paragraph;
import org.eastwest.report.internal.page.Block.Picture;
import org.eastwest.report.internal.page.Block.Tiles;
import org.eastwest.report.internal.page.Cell;
import org.eastwest.report.internal.page.Section;
import org.eastwest.report.internal.page.Value;

/** Sections in the language of a report; charts are drawn in it, and derivations and sources stay as they are. */
public final class Spoken {
    private final Wording wording;

    public Spoken(Wording wording) {
        this.wording = wording;
    }

    /** All sections; the first says what stays English. */
    public List<Section> sections(List<Section> sections) {
        List<Section> said = new ArrayList<>(sections.stream().map(this::section).toList());
        if (!wording.remark().isEmpty()) {
            Section first = said.get(0);
            List<Block> blocks = new ArrayList<>(first.blocks());
            blocks.add(Paragraph.of(wording.remark()));
            said.set(0, new Section(first.id(), first.title(), blocks));
        }
        return said;
    }

    private Section section(Section section) {
        return new Section(section.id(), wording.of(section.title()),
                section.blocks().stream().map(this::block).toList());
    }

    private Block block(Block block) {
        if (block instanceof Paragraph p) {
            return new Paragraph(wording.of(p.text()), p.lead());
        }
        if (block instanceof Heading h) {
            return new Heading(wording.of(h.text()));
        }
        if (block instanceof Picture p) {
            return new Picture(wording.of(p.title()), p.svg());
        }
        if (block instanceof Tiles t) {
            return new Tiles(t.tiles().stream().map(tile -> new Tiles.Tile(wording.of(tile.label()),
                    value(tile.value()), wording.of(tile.remark()))).toList());
        }
        if (block instanceof Facts f) {
            return new Facts(f.facts().stream().map(fact -> new Facts.Fact(wording.of(fact.name()),
                    cell(fact.cell()))).toList());
        }
        return block instanceof Grid g ? grid(g) : block;
    }

    private Grid grid(Grid grid) {
        List<Grid.Column> columns = grid.columns().stream().map(c -> new Grid.Column(wording.of(c.label()), c.number()))
                .toList();
        List<Grid.Row> rows = grid.rows().stream().map(r -> new Grid.Row(r.cells().stream().map(this::cell).toList(),
                r.strong())).toList();
        return new Grid(wording.of(grid.caption()), columns, rows, wording.of(grid.more()), grid.beside());
    }

    private Cell cell(Cell cell) {
        return cell.code() ? cell : new Cell(wording.of(cell.text()), cell.value() == null ? null
                : value(cell.value()), cell.swatch(), false, cell.cites());
    }

    private Value value(Value value) {
        return value.of(wording.of(value.text()), wording.of(value.band()), wording.of(value.reason()));
    }
}
