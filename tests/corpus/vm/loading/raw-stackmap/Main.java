// Frames with objects, uninitialised values, arrays and merges, in files of version 52 and later.
public class Main {
    public static Object pick(Object o) { return o; }
    static byte[] t(Asm a, Object... xs) { return Asm.build(o -> { for (Object x : xs) { if (x instanceof Integer i) o.writeByte(i); else o.writeShort(((Short) x)); } }); }
    static Short s(int v) { return (short) v; }

    static void run(String n, Asm a, Object... args) {
        try { Class<?> k = a.load(); Asm.run(k, "m", args); } catch (Throwable e) { System.out.println(n + " load " + Asm.clean(e)); return; }
    }

    public static void main(String[] args) {
        // static String m(Object o) { return o == null ? "null" : o.toString(); }
        Asm a = new Asm(52, "F1");
        Asm.Code c = a.method(9, "m", "(Ljava/lang/Object;)Ljava/lang/String;");
        Asm.Label l = new Asm.Label(), e = new Asm.Label();
        c.op(42).jump(199, l).push("null").jump(167, e).at(l).op(42).virt("java/lang/Object", "toString", "()Ljava/lang/String;").at(e).op(176);
        int at1 = l.at, at2 = e.at;
        c.frames(t(a, s(2), at1, 64 + at2 - at1 - 1, 7, s(a.cls("java/lang/String"))));
        run("F1", a, new Object[] {null});
        a = new Asm(52, "F1b");
        c = a.method(9, "m", "(Ljava/lang/Object;)Ljava/lang/String;");
        l = new Asm.Label(); e = new Asm.Label();
        c.op(42).jump(199, l).push("null").jump(167, e).at(l).op(42).virt("java/lang/Object", "toString", "()Ljava/lang/String;").at(e).op(176);
        c.frames(t(a, s(2), l.at, 64 + e.at - l.at - 1, 7, s(a.cls("java/lang/Object"))));
        run("F1b", a, "wrong merge");
        // new with a branch between new and invokespecial: uninitialized(offset) on the stack
        for (int bad = 0; bad < 2; bad++) {
            a = new Asm(52, "F2" + bad);
            c = a.method(9, "m", "(I)Ljava/lang/Object;");
            l = new Asm.Label(); e = new Asm.Label();
            int newAt = c.size();
            c.anew("java/lang/StringBuilder").op(89).op(26).jump(153, l).push("yes").jump(167, e).at(l).push("no").at(e).spec("java/lang/StringBuilder", "<init>", "(Ljava/lang/String;)V").op(176);
            c.frames(t(a, s(2), 255, s(l.at), s(1), 1, s(2), 8, s(newAt + bad), 8, s(newAt), 255, s(e.at - l.at - 1), s(1), 1, s(3), 8, s(newAt), 8, s(newAt), 7, s(a.cls("java/lang/String"))));
            run("F2", a, 1);
            if (bad == 0) run("F2", again(a), 0);
        }
        // loop with long and double locals
        a = new Asm(55, "F3");
        c = a.method(9, "m", "(I)D");
        l = new Asm.Label(); e = new Asm.Label();
        c.op(9).op(64).op(14).op(74).at(l).op(26).jump(158, e).op(31, 26, 133, 97, 64).op(41, 31, 138, 99, 74).iinc(0, -1).jump(167, l).at(e).op(41, 175);
        c.frames(t(a, s(2), 253, s(l.at), 4, 3, e.at - l.at - 1));
        run("F3", a, 5);
        // exception handler frame with a Throwable on the stack
        a = new Asm(60, "F4");
        c = a.method(9, "m", "(Ljava/lang/String;)I");
        Asm.Label st = c.here(), en = new Asm.Label(), h = new Asm.Label();
        c.op(42).stat("java/lang/Integer", "parseInt", "(Ljava/lang/String;)I").op(172).at(en).at(h).op(87).push(-1).op(172);
        c.handler(st, en, h, "java/lang/NumberFormatException");
        c.frames(t(a, s(1), 64 + h.at, 7, s(a.cls("java/lang/NumberFormatException"))));
        run("F4", a, "12");
        run("F4", again(a), "x");
        // array of interface merge and aaload, top locals dropped
        a = new Asm(61, "F5");
        c = a.method(9, "m", "([[Ljava/lang/String;I)Ljava/lang/Object;");
        l = new Asm.Label();
        c.op(42, 27, 50).op(77).op(44, 190).jump(154, l).op(1, 176).at(l).op(44, 3, 50, 176);
        c.frames(t(a, s(1), 252, s(l.at), 7, s(a.cls("[Ljava/lang/String;"))));
        run("F5", a, new String[][] {{"a"}, {}}, 0);
        // constructor: this is uninitializedThis until super()
        a = new Asm(52, "F6");
        c = a.method(1, "<init>", "(I)V");
        l = new Asm.Label();
        c.op(27).jump(153, l).op(0).at(l).op(42).spec("java/lang/Object", "<init>", "()V").op(177);
        c.frames(t(a, s(1), 255, s(l.at), s(2), 6, 1, s(0)));
        c = a.method(9, "m", "(I)Ljava/lang/Object;");
        c.anew("F6").op(89, 26).spec("F6", "<init>", "(I)V").virt("java/lang/Object", "getClass", "()Ljava/lang/Class;").op(176);
        run("F6", a, 1);
        a = new Asm(52, "F7");
        c = a.method(1, "<init>", "(I)V");
        l = new Asm.Label();
        c.op(27).jump(153, l).op(0).at(l).op(42).spec("java/lang/Object", "<init>", "()V").op(177);
        c.frames(t(a, s(1), 255, s(l.at), s(2), 7, s(a.cls("F7")), 1, s(0)));
        c = a.method(9, "m", "(I)Ljava/lang/Object;");
        c.op(1, 176);
        run("F7", a, 1);
    }
    static Asm again(Asm a) { return a; }
}
