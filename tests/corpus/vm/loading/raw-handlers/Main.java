// Exception tables: order, overlaps, handlers covering themselves, odd ranges and types.
public class Main {
    public static void thrower(int k) throws Exception { switch (k) { case 0: return; case 1: throw new IllegalArgumentException("iae"); case 2: throw new java.io.IOException("io"); case 3: throw new Error("err"); default: throw new RuntimeException("re" + k); } }
    public static int count;
    public static void again() { if (++count < 4) throw new IllegalStateException("again" + count); }
    static final String T = "(I)Ljava/lang/String;";

    public static void main(String[] args) {
        Asm a = new Asm(49, "H");
        Asm.Code c = a.method(9, "order", T);
        Asm.Label s = c.here(), e = new Asm.Label(), h1 = new Asm.Label(), h2 = new Asm.Label(), h3 = new Asm.Label();
        c.op(26).stat("Main", "thrower", "(I)V").at(e).push("none").op(176).at(h1).op(87).push("first RuntimeException").op(176).at(h2).op(87).push("second IAE").op(176).at(h3).virt("java/lang/Throwable", "getMessage", "()Ljava/lang/String;").op(176);
        c.handler(s, e, h1, "java/lang/RuntimeException").handler(s, e, h2, "java/lang/IllegalArgumentException").handler(s, e, h3, null);
        c = a.method(9, "specificFirst", T);
        s = c.here(); e = new Asm.Label(); h1 = new Asm.Label(); h2 = new Asm.Label();
        c.op(26).stat("Main", "thrower", "(I)V").at(e).push("none").op(176).at(h1).op(87).push("IAE").op(176).at(h2).op(87).push("RE").op(176);
        c.handler(s, e, h1, "java/lang/IllegalArgumentException").handler(s, e, h2, "java/lang/RuntimeException");
        c = a.method(9, "selfCover", T);
        s = new Asm.Label(); e = new Asm.Label(); h1 = new Asm.Label();
        c.at(s).stat("Main", "again", "()V").push("done").op(176).at(h1).op(87).stat("Main", "again", "()V").push("from handler").op(176).at(e);
        c.handler(s, e, h1, "java/lang/IllegalStateException");
        c = a.method(9, "backward", T);
        Asm.Label start = new Asm.Label(), hb = new Asm.Label();
        c.jump(167, start).at(hb).op(87).push("handled before").op(176).at(start).op(26).stat("Main", "thrower", "(I)V").push("none").op(176);
        e = c.here();
        c.handler(start, e, hb, "java/lang/Exception");
        c = a.method(9, "stackCleared", T);
        s = c.here(); e = new Asm.Label(); h1 = new Asm.Label();
        c.push(1).push(2L).push("x").op(26).stat("Main", "thrower", "(I)V").op(87, 88, 87).push("clean").op(176).at(e).at(h1).op(76).op(43).virt("java/lang/Object", "toString", "()Ljava/lang/String;").op(176);
        c.handler(s, e, h1, "java/lang/Throwable");
        c = a.method(9, "localsKept", T);
        c.push(10).op(60);
        s = c.here(); e = new Asm.Label(); h1 = new Asm.Label();
        c.iinc(1, 5).op(26).stat("Main", "thrower", "(I)V").iinc(1, 100).at(e).op(27).stat("java/lang/String", "valueOf", T).op(176).at(h1).op(87, 27).stat("java/lang/String", "valueOf", T).op(176);
        c.handler(s, e, h1, "java/lang/Exception");
        c = a.method(9, "athrowNull", T);
        s = c.here(); e = new Asm.Label(); h1 = new Asm.Label();
        c.op(1, 191).at(e).at(h1).virt("java/lang/Object", "getClass", "()Ljava/lang/Class;").virt("java/lang/Class", "getName", "()Ljava/lang/String;").op(176);
        c.handler(s, e, h1, null);
        c = a.method(9, "missingType", T);
        s = c.here(); e = new Asm.Label(); h1 = new Asm.Label();
        c.op(26).stat("Main", "thrower", "(I)V").push("none").op(176).at(e).at(h1).op(87).push("h").op(176);
        c.handler(s, e, h1, "java/io/FileNotFoundException");
        c = a.method(9, "gap", T);
        s = c.here(); e = new Asm.Label(); h1 = new Asm.Label();
        Asm.Label s2 = new Asm.Label(), e2 = new Asm.Label();
        c.op(26).at(e).stat("Main", "thrower", "(I)V").at(s2).push("past").op(176).at(e2).at(h1).op(87).push("gap caught").op(176);
        c.handler(s, e, h1, null).handler(s2, e2, h1, null);
        c = a.method(9, "nestedSame", T);
        s = c.here(); e = new Asm.Label(); h1 = new Asm.Label(); h2 = new Asm.Label(); Asm.Label e3 = new Asm.Label();
        c.op(26).stat("Main", "thrower", "(I)V").push("none").op(176).at(e).at(h1).op(87).push(9).stat("Main", "thrower", "(I)V").push("?").op(176).at(e3).at(h2).virt("java/lang/Throwable", "getMessage", "()Ljava/lang/String;").op(176);
        c.handler(s, e, h1, null).handler(h1, e3, h2, null);
        Class<?> k = a.load();
        for (String m : "order specificFirst backward stackCleared localsKept missingType gap nestedSame".split(" ")) for (int v = 0; v < 5; v++) Asm.run(k, m, v);
        Asm.run(k, "selfCover", 0);
        System.out.println(count);
        Asm.run(k, "athrowNull", 0);
        Asm b = new Asm(49, "NotThrowable");
        c = b.method(9, "m", T);
        s = c.here(); e = new Asm.Label();
        c.push("x").op(176).at(e).op(87).push("y").op(176);
        c.handler(s, e, e, "java/lang/String");
        try { Asm.run(b.load(), "m", 1); } catch (Throwable t) { System.out.println(Asm.clean(t)); }
    }
}
