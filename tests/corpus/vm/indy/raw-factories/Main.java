// The library's own bootstrap methods, called in ways that javac would not.
import java.lang.invoke.*;
import java.util.*;
import java.util.function.*;

public class Main {
    public interface Obj { Object go(Object o); }
    public interface Two { Object go(Object o, Object p); }
    public interface Nothing { void go(Object o); }
    public interface Make { Object go(); }
    public interface Long1 { long go(Object o); }
    public interface Dbl { double go(int i); }
    public interface Int1 { int go(Object o); }
    public interface Mark { default String mark() { return "marked"; } }
    public interface Loud extends Mark { Object L = Main.say("Loud initialised"); Object go(Object o); default void d() { } }
    public abstract static class Abs { public abstract Object go(Object o); }
    static class Hidden0 { private static String priv(Object o) { return "priv" + o; } protected String prot(Object o) { return "prot" + o; } }
    public static class Pub { final String s; public Pub() { s = "none"; } public Pub(Object o) { s = "" + o; } public Pub(int i) { s = "int" + i; } public String toString() { return "Pub" + s; } public static int anInt(int i) { return i + 1; } public static long aLong(long l) { return l * 2; } public static Integer anInteger(Integer i) { return i == null ? null : i + 10; } public static void nothing(Object o) { System.out.print("(nothing " + o + ")"); } public static char aChar(char c) { return ++c; } public static double aDouble(double d) { return d / 2; } public static short aShort(short d) { return (short) (d + 1); } public static boolean aBoolean(boolean b) { return !b; } public static Object mix(int a, long b, double c, String d, Object e) { return a + "," + b + "," + c + "," + d + "," + e; } public String inst(Object o) { return s + o; } public static Number aNumber(Number n) { return n; } public static Comparable<?> comp(Object o) { return "" + o; } }
    static Object say(Object o) { System.out.print("<" + o + ">"); return o; }

    static final String MF = "java/lang/invoke/LambdaMetafactory", T = "Ljava/lang/invoke/MethodType;", LK = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;" + T, CS = ")Ljava/lang/invoke/CallSite;", PUB = "Main$Pub", O = "Ljava/lang/Object;", S = "Ljava/lang/String;";
    static Asm a;
    static int n;
    static final List<String> names = new ArrayList<>();
    static final List<Object[]> calls = new ArrayList<>();

    static int mf(String sam, int impl, String inst) { return a.boot(a.handle(6, a.meth(MF, "metafactory", LK + T + "Ljava/lang/invoke/MethodHandle;" + T + CS)), a.mtype(sam), impl, a.mtype(inst)); }
    static int alt(int... args) { return a.boot(a.handle(6, a.meth(MF, "altMetafactory", LK + "[" + O + CS)), args); }
    static int st(String m, String d) { return a.handle(6, a.meth(PUB, m, d)); }

    /** A method that makes the lambda from its arguments and hands it out. */
    static void site(String label, int boot, String name, String desc, Object... args) {
        String m = "m" + n++;
        Asm.Code c = a.method(9, m, desc);
        int at = 0;
        for (int i = 1; desc.charAt(i) != ')'; i++) {
            char k = desc.charAt(i);
            if (k == 'J') { c.op(22, at); at += 2; } else if (k == 'D') { c.op(24, at); at += 2; } else if (k == 'F') c.op(23, at++); else if (k == 'L' || k == '[') { c.op(25, at++); while (desc.charAt(i) == '[') i++; if (desc.charAt(i) == 'L') i = desc.indexOf(';', i); } else c.op(21, at++);
        }
        c.max(at + 4, at);
        c.op2(186, a.indy(boot, name, desc)).op(0, 0);
        char r = desc.charAt(desc.indexOf(')') + 1);
        c.op(r == 'I' || r == 'Z' ? 172 : r == 'J' ? 173 : r == 'V' ? 177 : 176);
        names.add(label);
        calls.add(new Object[] {m, args});
    }
    static String itf(String i, String captures) { return "(" + captures + ")LMain$" + i + ";"; }

    static String clean(Throwable t) {
        StringBuilder s = new StringBuilder();
        for (int i = 0; t != null && i < 4; t = t.getCause(), i++) s.append(i == 0 ? "" : " <- ").append(t.getClass().getName()).append(": ").append(t.getMessage());
        return s.toString().replaceAll("@[0-9a-f]+", "@").replaceAll("0x[0-9a-f]+", "0x").replaceAll("\\$\\$Lambda\\$\\d+", "\\$\\$Lambda");
    }

    static Object use(Object f, Object x) throws Throwable {
        if (f instanceof Obj) return ((Obj) f).go(x);
        if (f instanceof Nothing) { ((Nothing) f).go(x); return "done"; }
        if (f instanceof Two) return ((Two) f).go(x, "p");
        if (f instanceof Make) return ((Make) f).go();
        if (f instanceof Long1) return ((Long1) f).go(x);
        if (f instanceof Dbl) return ((Dbl) f).go(7);
        if (f instanceof Int1) return ((Int1) f).go(x);
        if (f instanceof Loud) return ((Loud) f).go(x) + ((Loud) f).mark();
        return f;
    }

    public static void main(String[] args) throws Throwable {
        a = new Asm(55, "Sites");
        String oo = "(" + O + ")" + O, ii = "(Ljava/lang/Integer;)Ljava/lang/Integer;", so = "(" + S + ")" + O;
        site("plain", mf(oo, st("comp", "(" + O + ")Ljava/lang/Comparable;"), oo), "go", itf("Obj", ""));
        site("integer", mf(oo, st("anInteger", ii), ii), "go", itf("Obj", ""));
        site("unbox", mf(oo, st("anInt", "(I)I"), ii), "go", itf("Obj", ""));
        site("unbox widen", mf(oo, st("aLong", "(J)J"), "(Ljava/lang/Integer;)Ljava/lang/Long;"), "go", itf("Obj", ""));
        site("unbox to object", mf(oo, st("aDouble", "(D)D"), "(Ljava/lang/Integer;)" + O), "go", itf("Obj", ""));
        site("char", mf(oo, st("aChar", "(C)C"), "(Ljava/lang/Character;)Ljava/lang/Character;"), "go", itf("Obj", ""));
        site("char widen", mf(oo, st("anInt", "(I)I"), "(Ljava/lang/Character;)" + O), "go", itf("Obj", ""));
        site("boolean", mf(oo, st("aBoolean", "(Z)Z"), "(Ljava/lang/Boolean;)" + O), "go", itf("Obj", ""));
        site("number arg", mf(oo, st("aNumber", "(Ljava/lang/Number;)Ljava/lang/Number;"), "(Ljava/lang/Long;)" + O), "go", itf("Obj", ""));
        site("to long", mf("(" + O + ")J", st("anInt", "(I)I"), "(Ljava/lang/Integer;)J"), "go", itf("Long1", ""));
        site("boxed to int", mf("(" + O + ")I", st("anInteger", ii), "(Ljava/lang/Integer;)I"), "go", itf("Int1", ""));
        site("object to int", mf("(" + O + ")I", st("comp", "(" + O + ")Ljava/lang/Comparable;"), "(" + O + ")I"), "go", itf("Int1", ""));
        site("int to double", mf("(I)D", st("anInt", "(I)I"), "(I)D"), "go", itf("Dbl", ""));
        site("int arg widened", mf("(I)D", st("aDouble", "(D)D"), "(I)D"), "go", itf("Dbl", ""));
        site("int boxed arg", mf("(I)D", st("anInteger", ii), "(I)D"), "go", itf("Dbl", ""));
        site("drop result", mf("(" + O + ")V", st("comp", "(" + O + ")Ljava/lang/Comparable;"), "(" + S + ")V"), "go", itf("Nothing", ""));
        site("drop long", mf("(" + O + ")V", st("aLong", "(J)J"), "(Ljava/lang/Long;)V"), "go", itf("Nothing", ""));
        site("void", mf("(" + O + ")V", st("nothing", "(" + O + ")V"), "(" + O + ")V"), "go", itf("Nothing", ""));
        site("new", mf(oo, a.handle(8, a.meth(PUB, "<init>", "(" + O + ")V")), oo), "go", itf("Obj", ""));
        site("new int", mf(oo, a.handle(8, a.meth(PUB, "<init>", "(I)V")), "(Ljava/lang/Integer;)" + O), "go", itf("Obj", ""));
        site("new none", mf("()" + O, a.handle(8, a.meth(PUB, "<init>", "()V")), "()" + O), "go", itf("Make", ""));
        site("bound", mf(oo, a.handle(5, a.meth(PUB, "inst", "(" + O + ")" + S)), oo), "go", itf("Obj", "LMain$Pub;"), new Pub("r"));
        site("bound null", mf(oo, a.handle(5, a.meth(PUB, "inst", "(" + O + ")" + S)), oo), "go", itf("Obj", "LMain$Pub;"), new Object[] {null});
        site("unbound", mf("(" + O + O + ")" + O, a.handle(5, a.meth(PUB, "inst", "(" + O + ")" + S)), "(LMain$Pub;" + O + ")" + O), "go", itf("Two", ""));
        site("captured", mf("()" + O, st("mix", "(IJD" + S + O + ")" + O), "()" + O), "go", itf("Make", "IJD" + S + O), 1, 2L, 3.5, "s", List.of());
        site("interface call", mf(oo, a.handle(9, a.imeth("java/util/List", "get", "(I)" + O)), "(Ljava/lang/Integer;)" + O), "go", itf("Obj", "Ljava/util/List;"), List.of(4, 5, 6, 7, 8, 9));
        site("bridges", alt(a.mtype(oo), st("comp", "(" + O + ")Ljava/lang/Comparable;"), a.mtype(so), a.cint(4), a.cint(1), a.mtype("(" + S + ")Ljava/lang/Comparable;")), "go", itf("Obj", ""));
        site("markers", alt(a.mtype(oo), st("comp", "(" + O + ")Ljava/lang/Comparable;"), a.mtype(oo), a.cint(2), a.cint(2), a.cls("Main$Mark"), a.cls("Main$Obj")), "go", itf("Obj", ""));
        site("loud", alt(a.mtype(oo), st("comp", "(" + O + ")Ljava/lang/Comparable;"), a.mtype(oo), a.cint(0)), "go", itf("Loud", ""));
        site("serial", alt(a.mtype(oo), st("comp", "(" + O + ")Ljava/lang/Comparable;"), a.mtype(oo), a.cint(3), a.cint(1), a.cls("java/io/Serializable")), "go", itf("Obj", ""));
        site("not interface", mf(oo, st("comp", "(" + O + ")Ljava/lang/Comparable;"), oo), "go", itf("Abs", ""));
        site("arity", mf("(" + O + O + ")" + O, st("comp", "(" + O + ")Ljava/lang/Comparable;"), "(" + O + O + ")" + O), "go", itf("Two", ""));
        site("capture type", mf(oo, st("comp", "(" + O + ")Ljava/lang/Comparable;"), "()" + O), "go", itf("Make", S), "x");
        site("arg type", mf(oo, st("anInt", "(I)I"), so), "go", itf("Obj", ""));
        site("ret type", mf("(" + O + ")I", st("nothing", "(" + O + ")V"), "(" + O + ")I"), "go", itf("Int1", ""));
        site("narrow", mf("(I)D", st("aShort", "(S)S"), "(I)D"), "go", itf("Dbl", ""));
        site("sam mismatch", mf(ii, st("anInteger", ii), oo), "go", itf("Obj", ""));
        site("wrong receiver", mf("(" + O + O + ")" + O, a.handle(5, a.meth(PUB, "inst", "(" + O + ")" + S)), "(" + S + O + ")" + O), "go", itf("Two", ""));
        site("private", mf(oo, a.handle(6, a.meth("Main$Hidden0", "priv", "(" + O + ")" + S)), oo), "go", itf("Obj", ""));
        site("missing", mf(oo, st("nope", oo), oo), "go", itf("Obj", ""));
        site("missing class", mf(oo, a.handle(6, a.meth("Gone", "go", oo)), oo), "go", itf("Obj", ""));
        site("not static", mf(oo, st("inst", "(" + O + ")" + S), oo), "go", itf("Obj", ""));
        site("field handle", mf(oo, a.handle(1, a.field(PUB, "s", S)), "(LMain$Pub;)" + O), "go", itf("Obj", ""));
        site("abstract new", mf("()" + O, a.handle(8, a.meth("Main$Abs", "<init>", "()V")), "()" + O), "go", itf("Make", ""));
        site("alt short", alt(a.mtype(oo), st("comp", "(" + O + ")Ljava/lang/Comparable;"), a.mtype(oo)), "go", itf("Obj", ""));
        site("alt long", alt(a.mtype(oo), st("comp", "(" + O + ")Ljava/lang/Comparable;"), a.mtype(oo), a.cint(0), a.cint(5)), "go", itf("Obj", ""));
        String SCF = "java/lang/invoke/StringConcatFactory";
        int with = a.handle(6, a.meth(SCF, "makeConcatWithConstants", LK + S + "[" + O + CS)), bare = a.handle(6, a.meth(SCF, "makeConcat", LK + CS));
        site("concat", a.boot(with, a.str("<\1|\2|\1>"), a.str("k\1\2k")), "c", "(I" + S + ")" + S, 5, "x");
        site("concat constants", a.boot(with, a.str("\2,\2,\2,\2,\2,\2"), a.cint(1), a.clong(2), a.cfloat(1.5f), a.cdouble(2.5), a.cls("java/util/List"), a.mtype("(I)V")), "c", "()" + S);
        site("concat few", a.boot(with, a.str("\1")), "c", "(II)" + S, 1, 2);
        site("concat many", a.boot(with, a.str("\1\1\1")), "c", "(II)" + S, 1, 2);
        site("concat constants few", a.boot(with, a.str("\1\2")), "c", "(I)" + S, 1);
        site("concat constants many", a.boot(with, a.str("\1"), a.str("z")), "c", "(I)" + S, 1);
        site("concat to object", a.boot(with, a.str("o\1")), "c", "(I)" + O, 1);
        site("concat to int", a.boot(with, a.str("o\1")), "c", "(I)I", 1);
        site("concat bare", a.boot(bare), "c", "(IJ" + S + O + ")" + S, 1, 2L, null, 'c');
        site("concat none", a.boot(bare), "c", "()" + S);
        site("concat empty", a.boot(with, a.str("")), "c", "()" + S);
        site("concat wide", a.boot(bare), "c", "(" + "J".repeat(101) + ")" + S);
        String OM = "java/lang/runtime/ObjectMethods";
        int om = a.handle(6, a.meth(OM, "bootstrap", "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/TypeDescriptor;Ljava/lang/Class;" + S + "[Ljava/lang/invoke/MethodHandle;)" + O));
        int gs = a.handle(1, a.field("Sites", "f", "I"));
        a.field(17, "f", "I", 0);
        site("record text", a.boot(om, a.cls("Sites"), a.str("f"), gs), "toString", "(LSites;)" + S, new Object[] {null});
        site("record names", a.boot(om, a.cls("Sites"), a.str("f;g"), gs), "toString", "(LSites;)" + S, new Object[] {null});
        site("record renamed", a.boot(om, a.cls("Sites"), a.str("other"), gs), "hashCode", "(LSites;)I", new Object[] {null});
        site("record method", a.boot(om, a.cls("Sites"), a.str("f"), gs), "finalize", "(LSites;)I", new Object[] {null});
        site("record type", a.boot(om, a.cls("Sites"), a.str("f"), gs), "hashCode", "(" + O + ")I", "x");
        site("record null equals", a.boot(om, a.cls("Sites"), a.str("f"), gs), "equals", "(LSites;" + O + ")Z", null, null);
        site("record null and x", a.boot(om, a.cls("Sites"), a.str("f"), gs), "equals", "(LSites;" + O + ")Z", null, "x");
        a.method(9, "boom", "()" + S).op(1).op2(186, a.indy(a.boot(with, a.str("\1")), "c", "(LBoom;)" + S)).op(0, 0, 176);
        names.add("loader fails");
        calls.add(new Object[] {"boom", new Object[0]});
        site("argument fails", alt(a.mtype(oo), st("comp", "(" + O + ")Ljava/lang/Comparable;"), a.mtype(oo), a.cint(2), a.cint(1), a.cls("Boom2")), "go", itf("Obj", ""));
        Class<?> k = new Asm.Loader() {
            @Override protected Class<?> loadClass(String n, boolean r) throws ClassNotFoundException {
                if (n.startsWith("Boom")) { System.out.print("[asked for " + n + "] "); if (n.equals("Boom")) throw new IllegalStateException("no " + n); throw new ClassNotFoundException("not " + n); }
                return super.loadClass(n, r);
            }
        }.def("Sites", a.bytes());
        Object[] inputs = {5, "str", null, 'q', true, 9L, new Pub("in")};
        for (int i = 0; i < names.size(); i++) {
            Object[] call = calls.get(i);
            for (int round = 0; round < 2; round++) {
                System.out.print(names.get(i) + ": ");
                Object f;
                try {
                    f = null;
                    for (java.lang.reflect.Method m : k.getMethods()) {
                        if (!m.getName().equals(call[0])) continue;
                        Object[] given = (Object[]) call[1];
                        if (m.getParameterCount() > 20) { given = new Object[m.getParameterCount()]; Arrays.fill(given, 1L); }
                        f = m.invoke(null, given);
                    }
                } catch (java.lang.reflect.InvocationTargetException e) { System.out.println(clean(e.getCause())); continue; }
                if (f == null || f instanceof String || f instanceof Integer || f instanceof Boolean) { System.out.println(f); continue; }
                for (Object in : inputs) {
                    try { System.out.print(use(f, in) + " "); } catch (Throwable t) { System.out.print("{" + (t instanceof NullPointerException ? "npe" : clean(t)) + "} "); }
                }
                System.out.println(f instanceof Mark ? ((Mark) f).mark() : "");
            }
        }
    }
}
