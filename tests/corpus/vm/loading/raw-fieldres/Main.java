// Field and method resolution order through superclasses and interfaces, with hiding.
import java.util.*;

public class Main {
    static class L extends ClassLoader { final Map<String, byte[]> m = new HashMap<>(); L(Asm... as) { super(Main.class.getClassLoader()); for (Asm a : as) m.put(a.name, a.bytes()); } @Override protected Class<?> findClass(String n) throws ClassNotFoundException { byte[] b = m.get(n); if (b == null) throw new ClassNotFoundException(n); return defineClass(n, b, 0, b.length); } }
    static Asm cls(String n, String s, String... i) { Asm a = new Asm(52, 0x21, n, s, i); a.method(1, "<init>", "()V").op(42).spec(s, "<init>", "()V").op(177); return a; }
    static Asm itf(String n, String... s) { return new Asm(52, 0x601, n, "java/lang/Object", s); }
    static void clinit(Asm a, int v, String... fs) { Asm.Code c = a.method(8, "<clinit>", "()V"); for (String f : fs) c.push(v).putstatic(a.name, f, "I"); c.op(177); }

    public static void main(String[] args) throws Exception {
        Asm i = itf("I"), j = itf("J", "I"), a = cls("A", "java/lang/Object", "I"), b = cls("B", "A", "J"), c = cls("C", "B");
        i.field(25, "f", "I", 0).field(25, "onlyI", "I", 0); clinit(i, 1, "f", "onlyI");
        j.field(25, "f", "I", 0).field(25, "onlyJ", "I", 0); clinit(j, 2, "f", "onlyJ");
        a.field(9, "f", "I", 0).field(9, "g", "I", 0).field(1, "h", "I", 0); clinit(a, 3, "f", "g");
        c.field(9, "g", "J", 0);
        i.method(1, "d", "()I").push(11).op(172);
        j.method(1, "d", "()I").push(12).op(172);
        a.method(1, "v", "()I").push(21).op(172);
        b.method(9, "st", "()I").push(31).op(172);
        c.method(1, "v", "()J").push(41L).op(173);
        Asm u = new Asm(52, "U");
        for (String k : new String[] {"I", "J", "A", "B", "C"}) for (String f : new String[] {"f", "g", "onlyI", "onlyJ", "h"}) u.method(9, k + f, "()I").getstatic(k, f, "I").op(172);
        u.method(9, "Cgj", "()J").getstatic("C", "g", "J").op(173);
        u.method(9, "d", "()I").anew("C").op(89).spec("C", "<init>", "()V").virt("C", "d", "()I").op(172);
        u.method(9, "di", "()I").anew("A").op(89).spec("A", "<init>", "()V").itf("I", "d", "()I", 1).op(172);
        u.method(9, "v", "()I").anew("C").op(89).spec("C", "<init>", "()V").virt("C", "v", "()I").op(172);
        u.method(9, "vj", "()J").anew("C").op(89).spec("C", "<init>", "()V").virt("C", "v", "()J").op(173);
        u.method(9, "vjA", "()J").anew("C").op(89).spec("C", "<init>", "()V").virt("A", "v", "()J").op(173);
        u.method(9, "st", "()I").stat("C", "st", "()I").op(172);
        u.method(9, "hc", "()I").op(1).virt("C", "hashCode", "()I").op(172);
        u.method(9, "put", "()I").push(77).putstatic("C", "f", "I").getstatic("A", "f", "I").op(172);
        u.method(9, "putItf", "()I").push(77).putstatic("B", "onlyJ", "I").push(0).op(172);
        L l = new L(i, j, a, b, c, u);
        Class<?> k = Class.forName("U", true, l);
        for (String cl : new String[] {"I", "J", "A", "B", "C"}) for (String f : new String[] {"f", "g", "onlyI", "onlyJ", "h"}) Asm.run(k, cl + f);
        for (String m : new String[] {"Cgj", "d", "di", "v", "vj", "vjA", "st", "hc", "put", "putItf", "Bf"}) Asm.run(k, m);
    }
}
