// Subroutines with jsr, jsr_w, ret and wide ret in old class files.
public class Main {
    public static void log(String s) { System.out.print(s + " "); }

    public static void main(String[] args) {
        Asm a = new Asm(48, "Jsr");
        Asm.Code c = a.method(9, "simple", "(I)I");
        Asm.Label sub = new Asm.Label();
        c.jump(168, sub).jump(168, sub).iinc(0, 100).op(26, 172).at(sub).op(76).iinc(0, 1).op(169, 1);
        c = a.method(9, "nested", "()I");
        Asm.Label outer = new Asm.Label(), inner = new Asm.Label();
        c.push(1).op(59).jump(168, outer).iinc(0, 10).jump(168, outer).op(26, 172);
        c.at(outer).op(76).iinc(0, 2).jumpw(201, inner).op(26, 5, 104, 59).op(169, 1);
        c.at(inner).op(58, 2).iinc(0, 3).op(196, 169).u2(2);
        // try { if (k != 0) throw } finally { log } in the old style
        c = a.method(9, "fin", "(I)Ljava/lang/String;");
        Asm.Label start = new Asm.Label(), endTry = new Asm.Label(), handler = new Asm.Label(), finSub = new Asm.Label(), noThrow = new Asm.Label();
        c.at(start).op(26).jump(153, noThrow).anew("java/lang/RuntimeException").op(89).push("boom").spec("java/lang/RuntimeException", "<init>", "(Ljava/lang/String;)V").op(191);
        c.at(noThrow).push("normal").op(76).jump(168, finSub).op(43, 176).at(endTry);
        c.at(handler).op(77).jump(168, finSub).op(44, 191);
        c.at(finSub).op(78).push("finally").stat("Main", "log", "(Ljava/lang/String;)V").op(169, 3);
        c.handler(start, endTry, handler, null);
        // leaving a subroutine without ret
        c = a.method(9, "noret", "()I");
        Asm.Label s2 = new Asm.Label(), out = new Asm.Label();
        c.jump(168, s2).push(-1).op(172).at(s2).op(87).jump(167, out).at(out).push(42).op(172);
        // a loop calling a subroutine
        c = a.method(9, "loop", "(I)I");
        Asm.Label top = new Asm.Label(), done = new Asm.Label(), body = new Asm.Label();
        c.push(0).op(60).at(top).op(26).jump(158, done).jump(168, body).iinc(0, -1).jump(167, top).at(done).op(27, 172);
        c.at(body).op(77).op(27, 26, 96, 60).op(169, 2);
        Class<?> k = a.load();
        Asm.run(k, "simple", 5);
        Asm.run(k, "nested");
        Asm.run(k, "fin", 0);
        Asm.run(k, "fin", 1);
        Asm.run(k, "noret");
        Asm.run(k, "loop", 100);
        Asm b = new Asm(51, "JsrNew");
        Asm.Code d = b.method(9, "m", "()I");
        Asm.Label z = new Asm.Label();
        d.jump(168, z).push(1).op(172).at(z).op(75, 169, 0);
        try { Asm.run(b.load(), "m"); } catch (Throwable e) { System.out.println(Asm.clean(e)); }
    }
}
