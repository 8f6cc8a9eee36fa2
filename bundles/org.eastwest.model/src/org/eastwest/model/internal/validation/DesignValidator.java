// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.internal.validation;

import java.util.Map;

import org.eclipse.emf.common.util.BasicDiagnostic;
import org.eclipse.emf.common.util.Diagnostic;
import org.eclipse.emf.common.util.DiagnosticChain;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EValidator;

import org.eastwest.model.validation.DesignConstraint;
import org.eastwest.model.validation.Severity;

/** The checks as EMF's tools call them. The source of a diagnostic is the code of the constraint. */
public final class DesignValidator implements EValidator {
    @Override
    public boolean validate(EObject object, DiagnosticChain diagnostics, Map<Object, Object> context) {
        boolean[] valid = {true};
        new DesignChecks().check(object, violation -> {
            valid[0] &= violation.constraint().severity() != Severity.ERROR;
            if (diagnostics != null) {
                diagnostics.add(diagnostic(violation));
            }
        });
        return valid[0];
    }

    @Override
    public boolean validate(EClass type, EObject object, DiagnosticChain diagnostics, Map<Object, Object> context) {
        return validate(object, diagnostics, context);
    }

    @Override
    public boolean validate(EDataType type, Object value, DiagnosticChain diagnostics, Map<Object, Object> context) {
        return true;
    }

    private static Diagnostic diagnostic(Violation violation) {
        DesignConstraint constraint = violation.constraint();
        Object[] data = violation.feature() == null ? new Object[] {violation.element()}
                : new Object[] {violation.element(), violation.feature()};
        return new BasicDiagnostic(severity(constraint.severity()), constraint.code(), 0,
                violation.message() + " " + violation.remedy(), data);
    }

    private static int severity(Severity severity) {
        return switch (severity) {
            case ERROR -> Diagnostic.ERROR;
            case WARNING -> Diagnostic.WARNING;
            case INFO -> Diagnostic.INFO;
        };
    }
}
