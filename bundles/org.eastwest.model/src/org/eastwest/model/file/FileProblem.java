// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.file;

import org.eastwest.model.validation.ProblemCode;
import org.eastwest.model.validation.Severity;

/** What can be wrong with the file of a design, before its content is looked at. */
public enum FileProblem implements ProblemCode {
    /** There is no such file, it is a folder, or reading is not permitted. */
    UNREADABLE("001", Severity.ERROR, "The file cannot be read."),
    /** The file is larger than any design. */
    TOO_LARGE("002", Severity.ERROR, "The file is too large to be a design."),
    /** The file holds nothing. */
    EMPTY("003", Severity.ERROR, "The file is empty."),
    /** The file is no XML, was cut off, or has bytes that its encoding does not have. */
    NOT_WELL_FORMED("004", Severity.ERROR, "The file is not well-formed XML."),
    /** The file has a document type declaration, the door of entity attacks; a design has none. */
    DOCTYPE("005", Severity.ERROR, "The file has a document type declaration."),
    /** The file is XML of another kind. */
    FOREIGN("006", Severity.ERROR, "The file is not a design."),
    /** A newer version wrote the file: it is opened read-only. */
    NEWER_VERSION("007", Severity.WARNING, "The file is of a newer version."),
    /** No migration leads from the version of the file to the present one. */
    OLDER_VERSION("008", Severity.ERROR, "The file is of an older version that cannot be migrated."),
    /** The design was migrated in memory; the file changes when it is saved. */
    MIGRATED("009", Severity.INFO, "The file is of an older version and was migrated."),
    /** An element the metamodel does not have at this place. */
    UNKNOWN_ELEMENT("010", Severity.ERROR, "An element is not known."),
    /** An attribute the metamodel does not have at this place. */
    UNKNOWN_ATTRIBUTE("011", Severity.ERROR, "An attribute is not known."),
    /** A value that cannot be read. */
    MALFORMED_VALUE("012", Severity.ERROR, "A value cannot be read."),
    /** A reference to an element the design does not have. */
    DANGLING_REFERENCE("013", Severity.ERROR, "A reference leads nowhere."),
    /** Two elements have one identifier, so that a reference to it would be ambiguous. */
    DUPLICATE_ID("014", Severity.ERROR, "Two elements have the same identifier."),
    /** Text between elements, where a design has none. */
    STRAY_TEXT("015", Severity.ERROR, "There is text between elements."),
    /** A comment or processing instruction: read over, and gone when the design is saved. */
    COMMENT("016", Severity.INFO, "A comment is not kept when the design is saved."),
    /** A second element where there can be one, or a second reference to the same element. */
    GIVEN_TWICE("017", Severity.ERROR, "Something is given twice that can be given once."),
    /** A reference to an element of the wrong kind. */
    WRONG_TYPE("018", Severity.ERROR, "A reference leads to an element of the wrong kind."),
    /** An element whose kind is missing or not known. */
    UNKNOWN_TYPE("019", Severity.ERROR, "The kind of an element is not known.");

    private final String number;
    private final Severity severity;
    private final String meaning;

    FileProblem(String number, Severity severity, String meaning) {
        this.number = number;
        this.severity = severity;
        this.meaning = meaning;
    }

    @Override
    public String code() {
        return "EW-FILE-" + number;
    }

    @Override
    public Severity severity() {
        return severity;
    }

    @Override
    public String meaning() {
        return meaning;
    }
}
