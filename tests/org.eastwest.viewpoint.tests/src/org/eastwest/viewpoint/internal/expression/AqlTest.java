// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The part of AQL that specifications may use. */
class AqlTest {
    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`', value = {
            "1 + 2 * 3~7", "(1 + 2) * 3~9", "7 - 2 - 1~4", "6 / 4~1.5", "-two + 5~3", "7.div(2)~3", "7.mod(4)~3",
                    "2.max(3)~3",
            "1.5 + 1~2.5", "'a' + 1~a1", "'it\\'s'~it's", "1 = 1.0~true", "1 <> 2~true", "'a' < 'b'~true",
                    "2 >= 3~false",
            "true and false or true~true", "true or false and false~true", "not true = false~true",
                    "true xor true~false",
            "false implies false~true", "if 1 > 2 then 'a' else 'b' endif~b", "let x = 2, y = x * 3 in y + 1~7",
            "let x : Integer = 2 in x~2", "null = null~true", "self.name + ' flow'~My plain flow",
                    "self.units->size()~4",
            "self.units.name->first()~Unit0", "self.units.ports->size()~8", "self.units->last().name~Unit3",
            "self.units->select(u | u.load > 0.8)->size()~2",
                    "self.units->reject(u : plumbing::Unit | u.load > 0.8).name->at(2)~Unit1",
            "self.units->exists(u | u.load > 1.0)~true", "self.units->forAll(u | u.load > 1.0)~false",
            "self.units->any(u | u.load > 0.5).name~Unit1", "self.units->collect(u | u.load)->max()~1.4",
            "self.units->collect(u | u.load)->min()~0.2", "Sequence{1, 2, 3}->sum()~6",
            "self.units->sortedBy(u | -u.load)->first().name~Unit2", "Sequence{3, 1}->reverse()->first()~1",
            "Sequence{1, 2}->including(3)->includes(3)~true", "Sequence{1, 2}->excluding(1)->excludes(1)~true",
            "Sequence{'a', 'b'}->indexOf('b')~2", "Sequence{'a', 'b'}->sep(', ')->size()~3",
            "Sequence{'a', 'b'}->sep('[', ',', ']')->first()~[", "OrderedSet{1, 1, 2}->size()~2",
                    "Sequence{1, 1}->asSet()->size()~1",
            "OrderedSet{1}->asSequence()->size()~1", "null->isEmpty()~true", "self->size()~1",
                    "self.units->notEmpty()~true",
            "self.eContents()->filter(plumbing::Pipe)->size()~4", "self.eAllContents(plumbing::Port)->size()~8",
            "self.units->first().eContainer().name~My plain", "self.units->first().oclIsKindOf(plumbing::Unit)~true",
            "self.oclIsTypeOf(plumbing::Unit)~false", "self.units->first().oclAsType(plumbing::Unit).name~Unit0",
            "self.units->at(4).eInverse('backup').name->first()~Unit0",
                    "self.units->first().plumbingUnitLabel()~Unit0 (20 %)",
            "self.units->first().plumbingAttachedPipes()->size()~2", "'Unit'.size()~4", "'Unit'.toUpper()~UNIT",
            "'Unit'.substring(2, 3)~ni", "'Unit'.startsWith('Un')~true", "'a-b'.replaceAll('-', '+')~a+b",
                    "'12'.toInteger() + 1~13",
            "'Unit'.index('i')~3", "1.toString() + '!'~1!", "self.units.backup.name->first()~Unit3"})
    void isEvaluated(String expression, String value) {
        assertEquals(value, Values.text(Aql.of("aql:" + expression)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`', value = {
            "1 +~3~An expression is expected at the end.", "1 2~2~'2' is not expected.",
                    "(1~2~')' is expected here, not the end.",
            "'abc~0~The text that begins here has no end.", "a # b~2~'#' is not expected.",
                    "if 1 then 2~11~'else' is expected here, not the end.",
            "self->flatten()~6~The collection operation 'flatten' is not supported.",
                    "x->size(1)~3~'size' takes 0 arguments, not 1.",
            "plumbing::Nothing~0~There is no type 'plumbing::Nothing'.",
                    "self->select(x)~14~'|' is expected here, not ')'.",
            "let = 1 in 2~4~A name is expected here, not '='.",
                    "99999999999999999999~0~The number 99999999999999999999 is too large."})
    void whatCannotBeReadNamesThePlace(String expression, int position, String message) {
        ExpressionException e = assertThrows(ExpressionException.class, () -> Aql.of("aql:" + expression));
        assertEquals(message, e.getMessage());
        assertEquals(position, e.position());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`', value = {
            "nobody.name~0~There is no variable 'nobody' here.", "self.size~5~Plant has no feature 'size'.",
            "null.name~5~null has no feature 'name'.", "1 + true~2~'+' is not defined for Integer and Boolean.",
            "self < 1~5~Plant and Integer have no order.", "self.nothing()~5~There is no service 'nothing'.",
            "Sequence{}->at(1)~12~There is no element at 1 of 0; the first is at 1.",
            "self.oclAsType(plumbing::Unit)~5~Plant is no Unit.",
                    "9223372036854775807 + 1~20~The result is too large for a whole number."})
    void whatCannotBeEvaluatedNamesThePlace(String expression, int position, String message) {
        ExpressionException e = assertThrows(ExpressionException.class, () -> Aql.of("aql:" + expression));
        assertEquals(message, e.getMessage());
        assertEquals(position, e.position());
    }

    @Test
    void conditionsEndEarly() {
        assertEquals(true, Aql.of("aql:true or nobody.name"));
        assertEquals(false, Aql.of("aql:false and nobody.name"));
    }

    @Test
    void anExpressionNestedTooDeeplyIsRefused() {
        ExpressionException e = assertThrows(ExpressionException.class,
                () -> Aql.of("aql:" + "(".repeat(5000) + "1" + ")".repeat(5000)));
        assertTrue(e.getMessage().contains("nested too deeply"));
        assertThrows(ExpressionException.class, () -> Aql.of("aql:" + "not ".repeat(5000) + "true"));
    }

    @Test
    void theResultOfANavigationIsACopy() {
        List<?> units = (List<?>) Aql.of("aql:self.units");
        units.clear();
        assertEquals(4, Aql.of("aql:self.units->size()"));
    }
}
