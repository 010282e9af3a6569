// Getters and setters of every type, instance and static, private and inherited.
import java.lang.invoke.*;
import static java.lang.invoke.MethodHandles.*;

public class FieldHandles {
    static class Base { protected String inherited = "inh"; static int shared = 1; private int hid = 5; }
    static class All extends Base { boolean z = true; byte b = 1; char c = 'c'; short s = 2; int i = 3; long l = 4; float f = 5; double d = 6; String str = "s"; int[] arr = {1, 2}; volatile int vol = 7; final int fin = 8; static boolean sz; static byte sb; static char sc; static short ss; static int si; static long sl; static float sf; static double sd; static Object so; static final String CONST = "const"; private transient int hid = 50; }

    public static void main(String[] args) throws Throwable {
        Lookup l = lookup();
        All a = new All();
        Object[] vals = {false, (byte) -1, 'z', (short) -2, -3, -4L, -5f, -6.0, "new", new int[] {9}, 70};
        String[] names = {"z", "b", "c", "s", "i", "l", "f", "d", "str", "arr", "vol"};
        Class<?>[] types = {boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class, String.class, int[].class, int.class};
        for (int k = 0; k < names.length; k++) {
            MethodHandle g = l.findGetter(All.class, names[k], types[k]), s = l.findSetter(All.class, names[k], types[k]);
            Object before = g.invoke(a);
            s.invoke(a, vals[k]);
            Object after = g.invoke(a);
            System.out.print(names[k] + " " + (before instanceof int[] x ? x.length : before) + "->" + (after instanceof int[] x ? x.length : after) + " " + g.type() + s.type() + "; ");
        }
        System.out.println();
        for (int k = 0; k < 8; k++) { MethodHandle g = l.findStaticGetter(All.class, "s" + names[k], types[k]), s = l.findStaticSetter(All.class, "s" + names[k], types[k]); Object before = g.invoke(); s.invoke(vals[k]); System.out.print((before instanceof Character c ? (int) c : before) + "->" + g.invoke() + " "); }
        System.out.println(All.sz + " " + All.sl);
        l.findStaticSetter(All.class, "so", Object.class).invoke("object");
        System.out.println(All.so + " " + l.findStaticGetter(All.class, "CONST", String.class).invoke() + " " + l.findGetter(All.class, "fin", int.class).invoke(a));
        System.out.println(l.findGetter(All.class, "inherited", String.class).invoke(a) + " " + l.findGetter(All.class, "inherited", String.class).type() + " " + l.findStaticGetter(All.class, "shared", int.class).invoke() + " " + l.findGetter(Base.class, "hid", int.class).invoke((Base) a) + l.findGetter(All.class, "hid", int.class).invoke(a));
        MethodHandle gi = l.findGetter(All.class, "i", int.class), si = l.findSetter(All.class, "i", int.class);
        si.invokeExact(a, 12); System.out.println((int) gi.invokeExact(a) + " " + (long) gi.invoke(a) + " " + (Object) gi.invoke((Object) a));
        si.invoke((Object) a, (Object) 13); si.invoke(a, 'a'); System.out.println(a.i);
        MethodHandle bound = gi.bindTo(a); si = si.bindTo(a); si.invokeExact(99); System.out.println((int) bound.invokeExact() + " " + bound.type());
        for (int k = 0; k < 7; k++) try {
            switch (k) { case 0: gi.invoke((All) null); break; case 1: gi.invoke("x"); break; case 2: l.findSetter(All.class, "i", int.class).invoke(a, "x"); break; case 3: l.findGetter(All.class, "si", int.class); break; case 4: l.findStaticGetter(All.class, "i", int.class); break; case 5: l.findSetter(All.class, "fin", int.class); break; default: l.findStaticSetter(All.class, "CONST", String.class); }
            System.out.println("ok");
        } catch (Throwable e) { System.out.println(e.getClass().getSimpleName()); }
        MethodHandle inc = filterReturnValue(foldArguments(dropArguments(identity(int.class), 1, All.class), gi), insertArguments(l.findStatic(Math.class, "addExact", MethodType.methodType(int.class, int.class, int.class)), 1, 1));
        System.out.println(inc.invoke(a) + " " + inc.type());
        System.out.println(collectArguments(l.findSetter(All.class, "l", long.class), 1, l.findGetter(All.class, "i", int.class).asType(MethodType.methodType(long.class, All.class))).type());
    }
}
