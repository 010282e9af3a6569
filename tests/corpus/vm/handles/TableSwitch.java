// MethodHandles.tableSwitch and argument-dropping combinators.
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;

public class TableSwitch {
    static String c0(int i, String s) { return "zero " + s; }
    static String c1(int i, String s) { return "one " + s; }
    static String dflt(int i, String s) { return "default " + i + s; }
    static int add(int a, int b) { return a + b; }

    public static void main(String[] args) throws Throwable {
        Lookup l = lookup();
        MethodType t = methodType(String.class, int.class, String.class);
        MethodHandle a = l.findStatic(TableSwitch.class, "c0", t), b = l.findStatic(TableSwitch.class, "c1", t), d = l.findStatic(TableSwitch.class, "dflt", t);
        MethodHandle sw = tableSwitch(d, a, b);
        for (int i : new int[] {0, 1, 2, -1, Integer.MAX_VALUE}) System.out.print(sw.invoke(i, "x") + ", ");
        System.out.println(sw.type());
        try { tableSwitch(d); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { tableSwitch(identity(String.class), identity(String.class)); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        MethodHandle add = l.findStatic(TableSwitch.class, "add", methodType(int.class, int.class, int.class));
        System.out.println(dropReturn(add).type() + " " + dropArgumentsToMatch(identity(int.class), 0, List.of(String.class, int.class), 1).type() + " " + permuteArguments(add, methodType(int.class, int.class, long.class, int.class), 2, 0).invoke(1, 2L, 3));
    }
}
