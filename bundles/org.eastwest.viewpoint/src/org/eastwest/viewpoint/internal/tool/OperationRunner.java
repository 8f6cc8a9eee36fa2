// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.tool;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.eastwest.viewpoint.Problem;
import org.eastwest.viewpoint.Problem.Severity;
import org.eastwest.viewpoint.internal.expression.Context;
import org.eastwest.viewpoint.internal.expression.Types;
import org.eastwest.viewpoint.internal.expression.Values;
import org.eastwest.viewpoint.internal.specification.Guarded;
import org.eastwest.viewpoint.internal.specification.Operation;
import org.eastwest.viewpoint.internal.specification.Problems;
import org.eastwest.viewpoint.tool.ModelCommand.Navigation;
import org.eastwest.viewpoint.tool.ToolException;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EClassifier;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;

/** Runs the steps of one tool once. */
public final class OperationRunner {
    private static final String CODE = "EW-VIEWPOINT-010";

    private final Types types;
    private final List<EObject> created = new ArrayList<>();
    private Navigation navigation;

    public OperationRunner(Types types) {
        this.types = types;
    }

    /** The objects that were made. */
    public List<EObject> created() {
        return List.copyOf(created);
    }

    /** The diagram that a step wants to be opened. */
    public Optional<Navigation> navigation() {
        return Optional.ofNullable(navigation);
    }

    /** @throws ToolException when a step cannot be done */
    public void run(List<Operation> steps, Context context) {
        Context c = context;
        for (Operation step : steps) {
            c = run(step, c);
        }
    }

    /** Runs a step; what it names is known to the steps after it. */
    private Context run(Operation step, Context c) {
        if (step instanceof Operation.ChangeContext s) {
            Object there = s.expression() == null ? c.self() : first(value(s.expression(), c));
            if (there != null) {
                run(s.steps(), c.at(there));
            }
        } else if (step instanceof Operation.CreateInstance s) {
            EObject made = create(s, c);
            Context named = c.with(s.variable(), made);
            run(s.steps(), named.at(made));
            return named;
        } else if (step instanceof Operation.SetValue s) {
            set(self(c, s.place()), s.feature(), value(s.value(), c), s.place());
            run(s.steps(), c);
        } else if (step instanceof Operation.Unset s) {
            unset(self(c, s.place()), s, c);
            run(s.steps(), c);
        } else if (step instanceof Operation.MoveElement s) {
            move(s, c);
            run(s.steps(), c);
        } else if (step instanceof Operation.RemoveElement s) {
            Values.objects(c.self()).forEach(o -> EcoreUtil.delete(o, true));
            run(s.steps(), c);
        } else {
            return control(step, c);
        }
        return c;
    }

    private Context control(Operation step, Context c) {
        if (step instanceof Operation.For s) {
            Values.collection(value(s.elements(), c)).forEach(e -> run(s.steps(), c.at(e).with(s.variable(), e)));
        } else if (step instanceof Operation.If s) {
            if (truth(s.condition(), c)) {
                run(s.steps(), c);
            }
        } else if (step instanceof Operation.Switch s) {
            run(s.cases().stream().filter(k -> truth(k.condition(), c)).findFirst().map(Operation.If::steps)
                    .orElse(s.otherwise()), c);
        } else if (step instanceof Operation.Let s) {
            run(s.steps(), c.with(s.variable(), value(s.value(), c)));
        } else if (step instanceof Operation.Navigation s) {
            if (c.self() instanceof EObject object) {
                navigation = new Navigation(s.diagram(), object);
            }
            run(s.steps(), c);
        }
        return c;
    }

    private static Object first(Object value) {
        return value instanceof Collection<?> several ? several.stream().findFirst().orElse(null) : value;
    }

    private static Object value(Guarded expression, Context c) {
        return expression.evaluate(c, OperationRunner::fail);
    }

    private static boolean truth(Guarded expression, Context c) {
        return Values.truth(value(expression, c));
    }

    private static void fail(Problem problem) {
        throw new ToolException(problem.text());
    }

    private static ToolException failure(Problems.Place place, String message) {
        return new ToolException(place.problem(Severity.ERROR, CODE, message, "").text());
    }

    private static EObject self(Context c, Problems.Place place) {
        if (c.self() instanceof EObject o) {
            return o;
        }
        throw failure(place, "There is no object here to change.");
    }

    private static EStructuralFeature feature(EObject object, String name, Problems.Place place) {
        EStructuralFeature feature = object.eClass().getEStructuralFeature(name);
        if (feature == null) {
            throw failure(place, object.eClass().getName() + " has no feature '" + name + "'.");
        }
        if (!feature.isChangeable()) {
            throw failure(place, "'" + name + "' of " + object.eClass().getName() + " cannot be changed.");
        }
        return feature;
    }

    private EObject create(Operation.CreateInstance s, Context c) {
        EObject owner = self(c, s.place());
        EStructuralFeature feature = feature(owner, s.reference(), s.place());
        if (!(feature instanceof EReference reference)) {
            throw failure(s.place(), "'" + s.reference() + "' of " + owner.eClass().getName() + " holds no objects.");
        }
        EClass type = type(s.type(), owner, reference);
        if (type == null || type.isAbstract()) {
            throw failure(s.place(), "There is no class '" + s.type() + "' to make an object of.");
        }
        EObject made = EcoreUtil.create(type);
        add(owner, reference, made, s.place());
        created.add(made);
        return made;
    }

    /** By the known metamodels, else by that of the object; without a name the reference decides. */
    private EClass type(String name, EObject owner, EReference reference) {
        if (name.isEmpty()) {
            return reference.getEReferenceType();
        }
        EClass known = types.eClass(name);
        EClassifier near = owner.eClass().getEPackage().getEClassifier(name.substring(name.lastIndexOf(':') + 1));
        return known == null && near instanceof EClass c ? c : known;
    }

    private void set(EObject object, String name, Object value, Problems.Place place) {
        EStructuralFeature feature = feature(object, name, place);
        if (feature.isMany()) {
            Values.collection(value).forEach(v -> add(object, feature, v, place));
        } else if (value == null) {
            object.eUnset(feature);
        } else {
            object.eSet(feature, converted(feature, first(value), place));
        }
    }

    @SuppressWarnings("unchecked")
    private static void add(EObject object, EStructuralFeature feature, Object value, Problems.Place place) {
        Object fitting = converted(feature, value, place);
        if (feature.isMany()) {
            ((List<Object>) object.eGet(feature)).add(fitting);
        } else {
            object.eSet(feature, fitting);
        }
    }

    /** Texts and numbers become what an attribute holds. */
    private static Object converted(EStructuralFeature feature, Object value, Problems.Place place) {
        if (value == null || feature.getEType().isInstance(value)) {
            return value;
        }
        if (feature instanceof EAttribute) {
            try {
                return EcoreUtil.createFromString((EDataType) feature.getEType(), text(feature, value));
            } catch (RuntimeException e) {
                throw failure(place, "'" + Values.text(value) + "' is no value of '" + feature.getName() + "' ("
                        + feature.getEType().getName() + ").");
            }
        }
        throw failure(place, "'" + Values.text(value) + "' cannot be set as '" + feature.getName()
                + "', which refers to "
                + feature.getEType().getName() + ".");
    }

    /** A number with nothing behind the point is a whole one. */
    private static String text(EStructuralFeature feature, Object value) {
        boolean whole = value instanceof Double d && d == Math.rint(d) && Math.abs(d) < 1e15
                && !feature.getEType().getName().matches("E?(Double|Float|BigDecimal).*");
        return whole ? String.valueOf(((Double) value).longValue()) : Values.text(value);
    }

    private void unset(EObject object, Operation.Unset s, Context c) {
        EStructuralFeature feature = feature(object, s.feature(), s.place());
        if (s.element() == null) {
            object.eUnset(feature);
        } else if (feature.isMany()) {
            ((List<?>) object.eGet(feature)).removeAll(Values.collection(value(s.element(), c)));
        } else if (Values.collection(value(s.element(), c)).contains(object.eGet(feature))) {
            object.eUnset(feature);
        }
    }

    private void move(Operation.MoveElement s, Context c) {
        EObject moved = self(c, s.place());
        if (!(first(value(s.container(), c)) instanceof EObject target)) {
            throw failure(s.place(), "There is nothing to move it to.");
        }
        if (EcoreUtil.isAncestor(moved, target)) {
            throw failure(s.place(), "Nothing can be moved into itself.");
        }
        EStructuralFeature feature = feature(target, s.feature(), s.place());
        if (!(feature instanceof EReference reference) || !reference.isContainment()
                || !Types.isKind(moved.eClass(), reference.getEReferenceType())) {
            throw failure(s.place(), "'" + s.feature() + "' of " + target.eClass().getName() + " cannot hold a "
                    + moved.eClass().getName() + ".");
        }
        add(target, reference, moved, s.place());
    }
}
