// Raw class initialisers: interfaces, constants, wrong signatures, exceptions.
public class Main {
    public static Object log(String s) { System.out.print("<" + s + "> "); return s; }

    static void clinit(Asm a, String s) { a.method(8, "<clinit>", "()V").push(s).stat("Main", "log", "(Ljava/lang/String;)Ljava/lang/Object;").op(87, 177); }

    public static void main(String[] args) throws Exception {
        Asm i = new Asm(52, 0x601, "I", "java/lang/Object");
        clinit(i, "I");
        i.field(25, "K", "I", i.cint(5)).field(25, "N", "I", 0);
        Asm d = new Asm(52, 0x601, "D", "java/lang/Object");
        clinit(d, "D");
        d.method(1, "dm", "()V").op(177);
        Asm b = new Asm(52, 0x21, "B", "java/lang/Object", "I", "D");
        b.ctor();
        clinit(b, "B");
        b.field(9, "s", "I", 0).field(9, "cv", "Ljava/lang/String;", b.str("assigned")).field(25, "fin", "J", b.clong(7));
        Asm c = new Asm(52, 0x21, "C", "B");
        c.method(1, "<init>", "()V").op(42).spec("B", "<init>", "()V").op(177);
        clinit(c, "C");
        Asm w = new Asm(52, "Wrong");
        w.method(8, "<clinit>", "(I)V").op(177);
        Asm w2 = new Asm(50, "Wrong2");
        w2.method(8, "<clinit>", "(I)V").op(177);
        w2.method(9, "m", "()I").push(3).op(172);
        Asm ns = new Asm(52, "NonStatic");
        ns.method(1, "<clinit>", "()V").op(177);
        Asm old = new Asm(50, "OldNonStatic");
        old.method(0, "<clinit>", "()V").push("old").stat("Main", "log", "(Ljava/lang/String;)Ljava/lang/Object;").op(87, 177);
        old.method(9, "m", "()I").push(4).op(172);
        Asm th = new Asm(52, "Th");
        th.method(8, "<clinit>", "()V").anew("java/io/IOException").op(89).push("checked").spec("java/io/IOException", "<init>", "(Ljava/lang/String;)V").op(191);
        th.method(9, "m", "()I").push(4).op(172);
        Asm u = new Asm(52, "U");
        u.method(9, "sub", "()I").getstatic("C", "s", "I").op(172);
        u.method(9, "konst", "()I").getstatic("I", "K", "I").op(172);
        u.method(9, "viaClass", "()I").getstatic("C", "N", "I").op(172);
        u.method(9, "make", "()Ljava/lang/Object;").anew("C").op(89).spec("C", "<init>", "()V").virt("java/lang/Object", "getClass", "()Ljava/lang/Class;").op(176);
        u.method(9, "cv", "()Ljava/lang/String;").getstatic("B", "cv", "Ljava/lang/String;").op(176);
        u.method(9, "newOnly", "()I").anew("E").op(87).push(1).op(172);
        u.method(9, "arr", "()I").push(3).op2(189, u.cls("E2")).op(190, 172);
        u.method(9, "inst", "()I").push("s").op2(193, u.cls("E2")).op(172);
        u.method(9, "ldc", "()Ljava/lang/Object;").op2(19, u.cls("E2")).op(176);
        Asm e = new Asm(52, "E"), e2 = new Asm(52, "E2");
        clinit(e, "E"); clinit(e2, "E2");
        Asm.Loader l = new Asm.Loader();
        for (Asm x : new Asm[] {i, d, b, c, e, e2, u, th, w2, old}) l.def(x.name, x.bytes());
        Class<?> k = l.loadClass("U");
        for (String m : "konst sub make viaClass cv newOnly arr inst ldc".split(" ")) Asm.run(k, m);
        for (String n : new String[] {"Th", "Th", "Wrong2", "OldNonStatic"}) Asm.run(l.loadClass(n), "m");
        for (Asm x : new Asm[] {w, ns}) try { Class<?> q = l.def(x.name, x.bytes()); Class.forName(x.name, true, l); System.out.println(x.name + " fine"); } catch (Throwable t) { System.out.println(Asm.clean(t)); }
    }
}
