// Protected access across packages and loaders, and final fields set outside constructors.
import java.util.*;

public class Main {
    static class L extends ClassLoader { final Map<String, byte[]> m = new HashMap<>(); L(Asm... as) { super(Main.class.getClassLoader()); for (Asm a : as) m.put(a.name.replace('/', '.'), a.bytes()); } @Override protected Class<?> findClass(String n) throws ClassNotFoundException { byte[] b = m.get(n); if (b == null) throw new ClassNotFoundException(n); return defineClass(n, b, 0, b.length); } }
    static void call(L l, String c, String m) { try { Class<?> k = Class.forName(c, true, l); Asm.run(k, m); } catch (Throwable t) { System.out.println(m + " load " + Asm.clean(t)); } }
    static Asm sub(String n, String sup) { Asm a = new Asm(52, 0x21, n, sup); a.method(1, "<init>", "()V").op(42).spec(sup, "<init>", "()V").op(177); return a; }

    public static void main(String[] args) {
        Asm base = new Asm(52, "p/Base");
        base.method(1, "<init>", "()V").op(42).spec("java/lang/Object", "<init>", "()V").op(42).push(5).op2(181, base.field("p/Base", "prot", "I")).op(177);
        base.field(4, "prot", "I", 0).field(4 | 8, "sprot", "I", 0).field(0, "pkg", "I", 0).field(1 | 16, "fin", "I", 0).field(1 | 8 | 16, "sfin", "I", 0);
        base.method(4, "pm", "()I").push(7).op(172);
        base.method(4 | 8, "spm", "()I").push(8).op(172);
        base.method(0, "km", "()I").push(9).op(172);
        Asm s = sub("q/Sub", "p/Base");
        s.method(9, "own", "()I").anew("q/Sub").op(89).spec("q/Sub", "<init>", "()V").op2(180, s.field("p/Base", "prot", "I")).op(172);
        s.method(9, "ownCall", "()I").anew("q/Sub").op(89).spec("q/Sub", "<init>", "()V").virt("p/Base", "pm", "()I").op(172);
        s.method(9, "stat", "()I").getstatic("p/Base", "sprot", "I").stat("p/Base", "spm", "()I").op(96, 172);
        Asm s2 = sub("q/Sub2", "p/Base");
        s2.method(9, "foreign", "()I").anew("p/Base").op(89).spec("p/Base", "<init>", "()V").op2(180, s2.field("p/Base", "prot", "I")).op(172);
        Asm s3 = sub("q/Sub3", "p/Base");
        s3.method(9, "foreignCall", "()I").anew("p/Base").op(89).spec("p/Base", "<init>", "()V").virt("p/Base", "pm", "()I").op(172);
        Asm s4 = sub("q/Sub4", "p/Base");
        s4.method(9, "pkgCall", "()I").anew("q/Sub4").op(89).spec("q/Sub4", "<init>", "()V").virt("p/Base", "km", "()I").op(172);
        s4.method(9, "pkgField", "()I").anew("q/Sub4").op(89).spec("q/Sub4", "<init>", "()V").op2(180, s4.field("p/Base", "pkg", "I")).op(172);
        s4.method(1, "km", "()I").push(99).op(172);
        s4.method(9, "ownKm", "()I").anew("q/Sub4").op(89).spec("q/Sub4", "<init>", "()V").virt("q/Sub4", "km", "()I").op(172);
        s4.method(9, "setFinal", "()V").anew("q/Sub4").op(89).spec("q/Sub4", "<init>", "()V").push(1).op2(181, s4.field("p/Base", "fin", "I")).op(177);
        s4.method(9, "setStaticFinal", "()V").push(1).putstatic("p/Base", "sfin", "I").op(177);
        Asm same = new Asm(52, "p/Same");
        same.method(9, "neighbour", "()I").anew("p/Base").op(89).spec("p/Base", "<init>", "()V").op(89, 89).op2(180, same.field("p/Base", "prot", "I")).op(95).virt("p/Base", "pm", "()I").op(96, 95).virt("p/Base", "km", "()I").op(96, 172);
        Asm fin = new Asm(53, "F");
        fin.ctor();
        fin.field(1 | 16, "x", "I", 0).field(9 | 16, "y", "I", 0);
        fin.method(9, "outside", "()I").anew("F").op(89).spec("F", "<init>", "()V").op(89).push(3).op2(181, fin.field("F", "x", "I")).op2(180, fin.field("F", "x", "I")).op(172);
        fin.method(9, "outsideStatic", "()I").push(4).putstatic("F", "y", "I").getstatic("F", "y", "I").op(172);
        Asm old = new Asm(52, "G");
        old.ctor();
        old.field(1 | 16, "x", "I", 0);
        old.method(9, "outsideOld", "()I").anew("G").op(89).spec("G", "<init>", "()V").op(89).push(3).op2(181, old.field("G", "x", "I")).op2(180, old.field("G", "x", "I")).op(172);
        Asm cl = new Asm(52, "Cl");
        cl.ctor();
        cl.method(9, "cloneArr", "()I").push(3).op(188, 10).virt("[I", "clone", "()Ljava/lang/Object;").op2(192, cl.cls("[I")).op(190, 172);
        Asm cl2 = new Asm(52, "Cl2");
        cl2.ctor();
        cl2.method(9, "cloneObj", "()Ljava/lang/Object;").anew("java/lang/Object").op(89).spec("java/lang/Object", "<init>", "()V").virt("java/lang/Object", "clone", "()Ljava/lang/Object;").op(176);
        L l = new L(base, s, s2, s3, s4, same, fin, old, cl, cl2);
        call(l, "q.Sub", "own"); call(l, "q.Sub", "ownCall"); call(l, "q.Sub", "stat"); call(l, "q.Sub2", "foreign"); call(l, "q.Sub3", "foreignCall");
        for (String m : new String[] {"pkgCall", "pkgField", "ownKm", "setFinal", "setStaticFinal"}) call(l, "q.Sub4", m);
        call(l, "p.Same", "neighbour"); call(l, "F", "outside"); call(l, "F", "outsideStatic"); call(l, "G", "outsideOld"); call(l, "Cl", "cloneArr"); call(l, "Cl2", "cloneObj");
    }
}
