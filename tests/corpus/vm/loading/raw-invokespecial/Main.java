// invokespecial: super calls at any depth, private methods, flags and interfaces.
import java.util.*;

public class Main {
    static class L extends ClassLoader {
        final Map<String, byte[]> m = new HashMap<>();
        L(Asm... as) { super(Main.class.getClassLoader()); for (Asm a : as) m.put(a.name, a.bytes()); }
        @Override protected Class<?> findClass(String n) throws ClassNotFoundException { byte[] b = m.get(n); if (b == null) throw new ClassNotFoundException(n); return defineClass(n, b, 0, b.length); }
    }

    static Asm cls(int acc, String n, String s, String... i) { Asm a = new Asm(52, acc, n, s, i); a.method(1, "<init>", "()V").op(42).spec(s, "<init>", "()V").op(177); return a; }
    static void who(Asm a, String r) { a.method(1, "who", "()Ljava/lang/String;").push(r).op(176); }
    static void stat(Asm a, String n, String owner, String method, boolean itf) { Asm.Code c = a.method(1, n, "()Ljava/lang/String;").op(42); c.op2(183, itf ? a.imeth(owner, method, "()Ljava/lang/String;") : a.meth(owner, method, "()Ljava/lang/String;")).op(176); }

    static void call(L l, String c, String m) {
        try { Class<?> k = Class.forName(c, true, l); System.out.println(c + "." + m + " = " + k.getMethod(m).invoke(k.getConstructor().newInstance())); }
        catch (java.lang.reflect.InvocationTargetException e) { System.out.println(c + "." + m + " threw " + Asm.clean(e.getCause())); }
        catch (Throwable e) { System.out.println(c + "." + m + " failed " + Asm.clean(e)); }
    }

    public static void main(String[] args) {
        Asm a = cls(0x21, "A", "java/lang/Object"); who(a, "A");
        Asm b = cls(0x21, "B", "A");
        Asm c = cls(0x21, "C", "B"); who(c, "C");
        stat(c, "superB", "B", "who", false);
        stat(c, "superA", "A", "who", false);
        stat(c, "self", "C", "who", false);
        stat(c, "obj", "java/lang/Object", "toString", false);
        Asm d = cls(0x21, "D", "C"); who(d, "D");
        Asm noSuper = cls(0x01, "NS", "C"); who(noSuper, "NS");
        stat(noSuper, "superA", "A", "who", false);
        Asm itf = new Asm(52, 0x601, "I", "java/lang/Object"); who(itf, "I.default");
        itf.method(2, "priv", "()Ljava/lang/String;").push("I.priv").op(176);
        itf.method(1, "callPriv", "()Ljava/lang/String;").op(42).op2(183, itf.imeth("I", "priv", "()Ljava/lang/String;")).op(176);
        Asm jtf = new Asm(52, 0x601, "J", "java/lang/Object", "I");
        Asm e = cls(0x21, "E", "java/lang/Object", "I"); who(e, "E"); stat(e, "dflt", "I", "who", true);
        Asm f = cls(0x21, "F", "java/lang/Object", "J"); who(f, "F"); stat(f, "viaJ", "J", "who", true);
        Asm g = cls(0x21, "G", "java/lang/Object", "J"); who(g, "G"); stat(g, "indirect", "I", "who", true);
        Asm h = cls(0x21, "H", "java/lang/Object"); stat(h, "unrelated", "A", "who", false);
        Asm ab = new Asm(52, 0x421, "Ab", "java/lang/Object"); ab.ctor(); ab.bare(0x401, "who", "()Ljava/lang/String;");
        Asm k = cls(0x21, "K", "Ab"); who(k, "K"); stat(k, "abs", "Ab", "who", false);
        Asm gone = cls(0x21, "Gone", "A"); stat(gone, "missing", "A", "nope", false);
        L l = new L(a, b, c, d, noSuper, itf, jtf, e, f, g, h, ab, k, gone);
        call(l, "C", "who"); call(l, "C", "superB"); call(l, "C", "superA"); call(l, "C", "self"); call(l, "D", "self"); call(l, "D", "superB"); call(l, "NS", "superA");
        call(l, "E", "who"); call(l, "E", "dflt"); call(l, "E", "callPriv"); call(l, "F", "viaJ"); call(l, "G", "indirect"); call(l, "H", "unrelated"); call(l, "K", "abs"); call(l, "Gone", "missing");
    }
}
