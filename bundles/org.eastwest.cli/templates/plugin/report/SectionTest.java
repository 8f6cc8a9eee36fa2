// SPDX-License-Identifier: EPL-2.0
package @{id}.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.report.ReportPart;
import org.eastwest.spi.report.ReportProfile;
import org.eastwest.spi.report.ReportRequest;
import org.eastwest.testkit.ReportContract;
import org.eastwest.testkit.SampleDesigns;
import org.junit.jupiter.api.Test;

/** What every contributor keeps, and what this section says. */
class @{class}SectionTest extends ReportContract {
    @{class}SectionTest() {
        super("@{id}", new @{class}Section(), new ReportRequest(SampleDesigns.training("sample"), AnalysisResult.EMPTY,
                List.of(), ReportProfile.ENGINEERING, "en"), "OSGI-INF/@{short}.xml");
    }

    @Test
    void everyFabricIsARow() {
        ReportPart.Grid grid = assertInstanceOf(ReportPart.Grid.class, sections().get(0).parts().get(1));

        assertEquals(List.of(List.of(Table.text("Compute"), Table.text("sample"), Table.number(50e9))),
                grid.table().rows());
    }
}
