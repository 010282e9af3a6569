// A calculator and a small pipeline assembled from method handles only.
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;

public class CurryPipeline {
    static double add(double a, double b) { return a + b; }
    static double mul(double a, double b) { return a * b; }
    static boolean neg(double a) { return a < 0; }
    static String fmt(double d) { return "<" + d + ">"; }
    static double bad(double a) { throw new ArithmeticException("bad " + a); }
    static double rescue(ArithmeticException e, double a) { return -a; }

    static MethodHandle st(String n, MethodType t) { try { return lookup().findStatic(CurryPipeline.class, n, t); } catch (ReflectiveOperationException e) { throw new AssertionError(e); } }
    static final MethodType D1 = methodType(double.class, double.class), D2 = methodType(double.class, double.class, double.class);
    static final MethodHandle ADD = st("add", D2), MUL = st("mul", D2), NEG = st("neg", methodType(boolean.class, double.class)), FMT = st("fmt", methodType(String.class, double.class)), SQRT;
    static { try { SQRT = publicLookup().findStatic(Math.class, "sqrt", D1); } catch (ReflectiveOperationException e) { throw new ExceptionInInitializerError(e); } }

    static MethodHandle compose(MethodHandle... hs) { MethodHandle r = hs[0]; for (int i = 1; i < hs.length; i++) r = filterReturnValue(r, hs[i]); return r; }
    static MethodHandle poly(double... c) { MethodHandle r = dropArguments(constant(double.class, c[c.length - 1]), 0, double.class); for (int i = c.length - 2; i >= 0; i--) { MethodHandle times = permuteArguments(filterArguments(MUL, 0, r), D1, 0, 0); r = filterReturnValue(times, insertArguments(ADD, 1, c[i])); } return r; }

    public static void main(String[] args) throws Throwable {
        MethodHandle inc = insertArguments(ADD, 0, 1.0), dbl = insertArguments(MUL, 1, 2.0), sq = permuteArguments(MUL, D1, 0, 0);
        MethodHandle p = compose(inc, dbl, sq, FMT);
        System.out.println((String) p.invokeExact(3.0) + p.type());
        MethodHandle abs = guardWithTest(NEG, insertArguments(MUL, 0, -1.0), identity(double.class)), safe = guardWithTest(NEG, dropArguments(constant(String.class, "imaginary"), 0, double.class), compose(SQRT, FMT));
        System.out.println((double) abs.invokeExact(-5.5) + " " + (double) abs.invokeExact(5.5) + " " + (String) safe.invokeExact(-4.0) + (String) safe.invokeExact(16.0));
        System.out.println((double) poly(1, 2, 3).invokeExact(2.0) + " " + (double) poly(5).invokeExact(100.0) + " " + (double) poly(0, 0, 0, 1).invokeExact(3.0));
        MethodHandle hyp = filterReturnValue(filterArguments(ADD, 0, sq, sq), SQRT);
        System.out.println((double) hyp.invokeExact(3.0, 4.0));
        MethodHandle c = catchException(st("bad", D1), ArithmeticException.class, st("rescue", methodType(double.class, ArithmeticException.class, double.class)));
        System.out.println((double) c.invokeExact(7.0));
        Map<String, MethodHandle> ops = new TreeMap<>(Map.of("+", ADD, "*", MUL, "h", hyp));
        Deque<Double> stack = new ArrayDeque<>();
        for (String tok : "3 4 h 2 * 1 + 10 *".split(" ")) { MethodHandle op = ops.get(tok); if (op == null) stack.push(Double.valueOf(tok)); else { double b = stack.pop(), a = stack.pop(); stack.push((double) op.invokeExact(a, b)); } }
        System.out.println(stack);
        MethodHandle sum4 = collectArguments(ADD, 0, ADD); sum4 = collectArguments(sum4, 0, ADD);
        System.out.println((double) sum4.invoke(1, 2, 3, 4) + " " + sum4.type() + " " + sum4.asSpreader(double[].class, 4).invoke(new double[] {1, 2, 3, 4.5}));
        MethodHandle chain = identity(double.class);
        for (int i = 1; i <= 20; i++) chain = filterReturnValue(chain, i % 2 == 0 ? insertArguments(ADD, 0, (double) i) : insertArguments(MUL, 0, 1.5));
        System.out.println((double) chain.invokeExact(1.0));
        double acc = 0;
        for (int i = 0; i < 200; i++) acc += (double) inc.invokeExact((double) i) * (double) sq.invokeExact(0.5);
        System.out.println(acc);
    }
}
