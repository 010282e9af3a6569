// Field get and set for all types, finals, statics, and the failures.
import java.lang.reflect.*;

public class Fields {
    public boolean z = true; public byte b = 1; public char c = 'c'; public short s = 2; public int i = 3; public long l = 4; public float f = 5.5f; public double d = 6.5; public String t = "t"; public Object o;
    private int priv = 7; final int fin = 8; final String constFin = "cf"; final Object objFin = new StringBuilder("of");
    public static int si = 9; static final int SF = 10; static final Object SO = "so"; private static String ps = "ps";
    record R(int x) { }

    static void t(String n, Body b) { try { System.out.println(n + " " + b.run()); } catch (Throwable e) { System.out.println(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage()); } }
    interface Body { Object run() throws Exception; }
    static Field fd(String n) throws NoSuchFieldException { return Fields.class.getDeclaredField(n); }

    public static void main(String[] args) throws Exception {
        Fields x = new Fields();
        for (String n : "z b c s i l f d t o si".split(" ")) { Field f = fd(n); System.out.print(n + "=" + f.get(x) + ":" + f.getType() + " "); }
        System.out.println();
        fd("z").setBoolean(x, false); fd("b").setByte(x, (byte) -1); fd("c").setChar(x, 'C'); fd("s").setShort(x, (short) -2); fd("i").setInt(x, -3); fd("l").setLong(x, -4); fd("f").setFloat(x, -5); fd("d").setDouble(x, -6); fd("t").set(x, "T"); fd("o").set(x, x.i); fd("si").setInt(null, 99);
        System.out.println(x.z + " " + x.b + x.c + x.s + x.i + x.l + x.f + x.d + x.t + x.o + si);
        System.out.println(fd("z").getBoolean(x) + " " + fd("b").getInt(x) + fd("c").getInt(x) + fd("s").getLong(x) + fd("i").getDouble(x) + fd("l").getFloat(x) + fd("f").getDouble(x));
        t("widen", () -> { fd("d").set(x, 5); fd("l").set(x, 'a'); fd("i").set(x, (byte) 7); fd("f").setLong(x, 1L << 40); return x.d + " " + x.l + " " + x.i + " " + x.f; });
        t("narrow", () -> { fd("i").set(x, 5L); return "?"; });
        t("narrow2", () -> { fd("b").setInt(x, 5); return "?"; });
        t("getInt of long", () -> fd("l").getInt(x));
        t("getBoolean of int", () -> fd("i").getBoolean(x));
        t("set string", () -> { fd("t").set(x, 5); return "?"; });
        t("setInt obj", () -> { fd("o").setInt(x, 5); return "?"; });
        t("null prim", () -> { fd("i").set(x, null); return "?"; });
        t("null recv", () -> fd("i").get(null));
        t("wrong recv", () -> fd("i").get("str"));
        t("final", () -> { fd("fin").setInt(x, 80); return "?"; });
        t("final acc", () -> { Field f = fd("fin"); f.setAccessible(true); f.setInt(x, 80); return f.get(x) + " " + x.fin; });
        t("final obj", () -> { Field f = fd("objFin"); f.setAccessible(true); f.set(x, "new"); return f.get(x) + " " + x.objFin; });
        t("static final", () -> { Field f = fd("SO"); f.setAccessible(true); f.set(null, "changed"); return "?"; });
        t("static final int", () -> { fd("SF").setInt(null, 1); return "?"; });
        t("record", () -> { R r = new R(1); Field f = R.class.getDeclaredField("x"); f.setAccessible(true); f.setInt(r, 2); return r; });
        t("private nest", () -> { fd("priv").setInt(x, 70); return x.priv + fd("ps").get(null).toString(); });
        t("array length", () -> int[].class.getField("length"));
        t("string value", () -> String.class.getDeclaredField("value").get("x"));
        t("missing", () -> fd("nope"));
        t("case private", () -> { Field f = Class.forName("Elsewhere").getDeclaredField("hidden"); try { return f.get(null); } catch (IllegalAccessException e) { f.setAccessible(true); return f.get(null) + " after " + e.getMessage(); } });
        t("toString", () -> fd("fin") + " " + fd("SO").toGenericString() + " " + fd("i").getModifiers() + fd("i").equals(fd("i")) + fd("i").hashCode() + fd("ps").isSynthetic() + fd("i").isEnumConstant());
        t("canAccess", () -> fd("i").canAccess(x) + " " + fd("priv").trySetAccessible() + fd("si").canAccess(null));
    }
}
class Elsewhere { private static String hidden = "found"; }
