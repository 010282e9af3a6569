// Method selection among raw interfaces: conflicts, abstract overrides, private and static.
import java.util.*;

public class Main {
    static class L extends ClassLoader {
        final Map<String, byte[]> m = new HashMap<>();
        L(Asm... as) { super(Main.class.getClassLoader()); for (Asm a : as) m.put(a.name, a.bytes()); }
        @Override protected Class<?> findClass(String n) throws ClassNotFoundException { byte[] b = m.get(n); if (b == null) throw new ClassNotFoundException(n); return defineClass(n, b, 0, b.length); }
    }
    static final String S = "()Ljava/lang/String;";
    static Asm itf(String n, String... s) { return new Asm(55, 0x601, n, "java/lang/Object", s); }
    static Asm cls(String n, String s, String... i) { Asm a = new Asm(55, 0x21, n, s, i); a.method(1, "<init>", "()V").op(42).spec(s, "<init>", "()V").op(177); return a; }
    static Asm m(Asm a, int acc, String n, String r) { a.method(acc, n, S).push(r).op(176); return a; }

    public static void main(String[] args) throws Exception {
        Asm i = m(m(itf("I"), 1, "go", "I.go"), 1, "only", "I.only"), j = m(itf("J"), 1, "go", "J.go"), k = m(itf("K", "I"), 1, "go", "K.go"), ab = itf("Ab", "I");
        ab.bare(0x401, "go", S);
        m(i, 2, "priv", "I.priv"); m(i, 9, "stat", "I.stat");
        Asm[] all = {i, j, k, ab,
            cls("Plain", "java/lang/Object", "I"), cls("Conflict", "java/lang/Object", "I", "J"), cls("Specific", "java/lang/Object", "I", "K"), cls("Diamond", "Specific", "I"), cls("Reabs", "java/lang/Object", "Ab"),
            cls("ClassWins", "Impl", "I", "J"), m(cls("Impl", "java/lang/Object"), 1, "go", "Impl.go"), m(cls("PrivImpl", "java/lang/Object", "I"), 2, "go", "PrivImpl.go"), m(cls("ProtImpl", "java/lang/Object", "I"), 4, "go", "ProtImpl.go"), m(cls("StatImpl", "java/lang/Object", "I"), 9, "go", "StatImpl.go"), m(cls("PkgImpl", "java/lang/Object", "I"), 0, "go", "PkgImpl.go")};
        Asm u = new Asm(55, "Use");
        for (String t : new String[] {"I", "J", "K", "Ab"}) for (String mm : new String[] {"go", "only", "priv", "stat", "toString", "hashCode0"}) u.method(9, t + mm, "(Ljava/lang/Object;)Ljava/lang/String;").op(42).op2(192, u.cls(t)).itf(t, mm, S, 1).op(176);
        for (String t : new String[] {"Plain", "Conflict", "Specific", "Diamond", "Reabs", "ClassWins", "PrivImpl", "ProtImpl", "StatImpl", "PkgImpl"}) u.method(9, "virt" + t, "(Ljava/lang/Object;)Ljava/lang/String;").op(42).op2(192, u.cls(t)).virt(t, "go", S).op(176);
        u.method(9, "itfStatic", "(Ljava/lang/Object;)Ljava/lang/String;").op2(184, u.imeth("I", "stat", S)).op(176);
        u.method(9, "itfStaticAsClass", "(Ljava/lang/Object;)Ljava/lang/String;").op2(184, u.meth("I", "stat", S)).op(176);
        L l = new L(all);
        l.m.put("Use", u.bytes());
        Class<?> use = Class.forName("Use", true, l);
        for (String c : new String[] {"Plain", "Conflict", "Specific", "Diamond", "Reabs", "ClassWins", "PrivImpl", "ProtImpl", "StatImpl", "PkgImpl"}) {
            Object o = Class.forName(c, true, l).getConstructor().newInstance();
            System.out.println("== " + c);
            Asm.run(use, "Igo", o); Asm.run(use, "Ionly", o); Asm.run(use, "virt" + c, o);
            if (c.equals("Specific") || c.equals("Diamond")) Asm.run(use, "Kgo", o);
            if (c.equals("Reabs")) Asm.run(use, "Abgo", o);
            if (c.equals("Conflict")) Asm.run(use, "Jgo", o);
        }
        Object p = Class.forName("Plain", true, l).getConstructor().newInstance();
        Asm.run(use, "Ipriv", p); Asm.run(use, "Istat", p); Asm.run(use, "Jgo", p); Asm.run(use, "Jgo", "str"); Asm.run(use, "Igo", new Object[] {null}); Asm.run(use, "IhashCode0", p); Asm.run(use, "itfStatic", p); Asm.run(use, "itfStaticAsClass", p);
    }
}
