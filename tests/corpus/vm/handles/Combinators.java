// Insert, drop, permute, filter, fold and collect arguments.
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;

public class Combinators {
    static String cat(String a, int b, double c) { return a + "|" + b + "|" + c; }
    static int len(String s) { return s.length(); }
    static String up(String s) { return s.toUpperCase(); }
    static int half(double d) { return (int) (d / 2); }
    static String wrap(String s) { return "<" + s + ">"; }
    static void note(String a, int b) { System.out.print("note(" + a + b + ") "); }
    static String add3(String r, String a, int b, double c) { return r + "+" + a + b + c; }
    static int sum(int... a) { return Arrays.stream(a).sum(); }

    public static void main(String[] args) throws Throwable {
        Lookup l = lookup();
        MethodHandle cat = l.findStatic(Combinators.class, "cat", methodType(String.class, String.class, int.class, double.class));
        MethodHandle len = l.findStatic(Combinators.class, "len", methodType(int.class, String.class));
        MethodHandle up = l.findStatic(Combinators.class, "up", methodType(String.class, String.class));
        MethodHandle half = l.findStatic(Combinators.class, "half", methodType(int.class, double.class));
        MethodHandle wrap = l.findStatic(Combinators.class, "wrap", methodType(String.class, String.class));
        MethodHandle note = l.findStatic(Combinators.class, "note", methodType(void.class, String.class, int.class));
        System.out.println(insertArguments(cat, 1, 7).invoke("a", 2.5) + " " + insertArguments(cat, 0, "z", 1, 9.0).invoke() + " " + insertArguments(cat, 2, 1.5).type());
        System.out.println(dropArguments(cat, 1, Object.class, long.class).invoke("a", "ignored", 5L, 1, 2.0) + " " + dropArguments(len, 0, int.class).type() + dropReturn(len).type());
        System.out.println(permuteArguments(cat, methodType(String.class, double.class, String.class, int.class), 1, 2, 0).invoke(1.0, "p", 3) + " " + permuteArguments(cat, methodType(String.class, int.class, double.class, String.class, Object.class), 2, 0, 1).invoke(4, 5.0, "q", null));
        MethodHandle dup = l.findStatic(Math.class, "multiplyExact", methodType(int.class, int.class, int.class));
        System.out.println(permuteArguments(dup, methodType(int.class, int.class), 0, 0).invoke(12));
        System.out.println(filterArguments(cat, 0, up).invoke("abc", 1, 2.0) + " " + filterArguments(cat, 1, half).type() + filterArguments(cat, 1, half, null).invoke("x", 9.0, 1.0) + " " + filterArguments(cat, 0, wrap, len).invoke("w", "four", 1.0));
        System.out.println(filterReturnValue(cat, len).invoke("a", 1, 2.0) + " " + filterReturnValue(filterReturnValue(up, wrap), len).invoke("xyz"));
        System.out.println(foldArguments(cat, note.asType(methodType(void.class, String.class, int.class))).invoke("f", 1, 2.0));
        MethodHandle add3 = l.findStatic(Combinators.class, "add3", methodType(String.class, String.class, String.class, int.class, double.class));
        System.out.println(foldArguments(add3, cat).invoke("f", 1, 2.0) + " " + foldArguments(cat, 1, half.asType(methodType(int.class, double.class))).invoke("pos", 9.0));
        System.out.println(collectArguments(cat, 0, cat).invoke("i", 1, 2.0, 3, 4.0) + " " + collectArguments(cat, 1, len).invoke("o", "five!", 6.0) + " " + collectArguments(up, 0, insertArguments(cat, 0, "k")).invoke(1, 1.0) + " " + collectArguments(wrap, 0, note).type());
        System.out.println(identity(String.class).invoke("id") + " " + identity(int.class).invoke(3) + " " + constant(long.class, 5).invoke() + constant(String.class, null).invoke() + " " + zero(double.class).invoke() + zero(Object.class).invoke() + empty(methodType(int.class, String.class)).invoke("s") + empty(methodType(void.class)).type());
        MethodHandle sum = l.findStatic(Combinators.class, "sum", methodType(int.class, int[].class));
        System.out.println(sum.invoke(1, 2, 3) + " " + sum.invoke() + " " + sum.invoke(new int[] {4, 5}) + " " + sum.isVarargsCollector() + sum.asFixedArity().isVarargsCollector() + sum.asCollector(int[].class, 2).invoke(6, 7));
        System.out.println(explicitCastArguments(half, methodType(byte.class, int.class)).invoke(700) + " " + explicitCastArguments(identity(int.class), methodType(boolean.class, double.class)).invoke(3.9) + explicitCastArguments(identity(Object.class), methodType(int.class, Object.class)).invoke((Object) null) + explicitCastArguments(identity(char.class), methodType(short.class, long.class)).invoke(-1L));
        System.out.println(dropArgumentsToMatch(len, 0, List.of(int.class, String.class, long.class), 1).type());
        for (Runnable bad : new Runnable[] {() -> insertArguments(cat, 0, 1), () -> insertArguments(cat, 3, 1), () -> dropArguments(cat, 9, int.class), () -> permuteArguments(cat, methodType(String.class, int.class), 0, 0, 0), () -> filterReturnValue(cat, half), () -> foldArguments(cat, half), () -> filterArguments(cat, 0, len), () -> identity(void.class), () -> zero(void.class).type().returnType().cast(null), () -> constant(void.class, 1)}) {
            try { bad.run(); System.out.println("ok"); } catch (RuntimeException e) { System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage().replaceAll("@.*", "")); }
        }
    }
}
