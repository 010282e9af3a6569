// Methods the verifier must refuse, in class files old and new; each in its own class.
import java.util.function.*;

public class Main {
    static int n;
    static void bad(String t, Consumer<Asm.Code> body) { bad(t, "()I", body); }
    static void bad(String t, String desc, Consumer<Asm.Code> body) {
        StringBuilder s = new StringBuilder(t + ":");
        for (int version : new int[] {49, 52}) {
            Asm a = new Asm(version, "V" + n++);
            a.ctor();
            a.field(1, "f", "I", 0);
            Asm.Code c = a.method(9, "m", desc).max(4, 4);
            body.accept(c);
            try { Class<?> k = Class.forName(a.name, true, new Asm.Loader() { { def(a.name, a.bytes()); } }); s.append(" ok"); }
            catch (Throwable e) { s.append(" " + e.getClass().getSimpleName()); }
        }
        System.out.println(s);
    }

    public static void main(String[] args) {
        bad("fine", c -> c.push(1).op(172));
        bad("underflow", c -> c.op(87).push(1).op(172));
        bad("overflow", c -> c.push(1).push(1).push(1).push(1).push(1).op(172));
        bad("falls off", c -> c.push(1));
        bad("wrong return", c -> c.op(11, 174));
        bad("void return", c -> c.op(177));
        bad("return ref", c -> c.push("s").op(172));
        bad("int plus ref", c -> c.push(1).push("s").op(96, 172));
        bad("long as int", c -> c.op(9, 172));
        bad("split long", c -> c.op(9, 87, 172));
        bad("swap long", c -> c.op(4, 9, 95, 87, 87, 172));
        bad("load unset", c -> c.op(27, 172));
        bad("local out of range", c -> c.op(21, 9, 172));
        bad("store out of range", c -> c.push(1).op(54, 4).push(1).op(172));
        bad("jump outside", c -> c.op(167, 0, 100).push(1).op(172));
        bad("jump into instruction", c -> c.op(167, 0, 4, 17, 0, 4, 172));
        bad("bad opcode", c -> c.op(203).push(1).op(172));
        bad("opcode 255", c -> c.op(255).push(1).op(172));
        bad("truncated instruction", c -> c.push(1).op(172, 17, 0));
        bad("merge depths", c -> { Asm.Label l = new Asm.Label(); c.push(1).push(1).jump(153, l).push(2).at(l).op(172); });
        bad("branch without frames", c -> { Asm.Label l = new Asm.Label(); c.push(1).jump(153, l).push(2).op(172).at(l).push(3).op(172); });
        bad("string as integer arg", c -> c.push("s").op2(184, 1).push(1).op(172));
        bad("aload int", c -> c.push(1).op(59, 42, 87).push(1).op(172));
        bad("array store int to ref", c -> c.push("s").push(1).push(1).op(79).push(1).op(172));
        bad("arraylength of string", c -> c.push("s").op(190, 172));
        bad("athrow string", c -> c.push("s").op(191));
        bad("iaload long index", c -> c.push(1).op(188, 10, 9, 46, 172));
        bad("newarray bad", c -> c.push(1).op(188, 20, 87).push(1).op(172));
        bad("ret without jsr", c -> c.push(1).op(59, 169, 0));
        bad("uninitialised use", c -> c.op2(187, 4).op(182, 0, 0, 172));
        bad("monitorenter int", c -> c.push(1).op(194).push(1).op(172));
        bad("iinc on ref", "(Ljava/lang/String;)I", c -> c.iinc(0, 1).op(3, 172));
        bad("float from int local", "(I)I", c -> c.op(34, 139, 172));
        bad("long overlaps", "(J)I", c -> c.op(27, 172));
        bad("overwrite half long", "(J)I", c -> c.push(1).op(60, 30, 136, 172));
        bad("wide bad", c -> c.op(196, 96).push(1).op(172));
        bad("ifnull int", c -> { Asm.Label l = new Asm.Label(); c.push(1).jump(198, l).at(l).push(1).op(172); });
        bad("compare ref int", c -> { Asm.Label l = new Asm.Label(); c.push("s").push(1).jump(165, l).at(l).push(1).op(172); });
        bad("lcmp ints", c -> c.push(1).push(1).op(148, 172));
        bad("invokedynamic zero", c -> c.op(186, 0, 1, 0, 0).op(172));
        bad("checkcast index", c -> c.push("s").op(192, 0, 1).op(87).push(1).op(172));
        bad("ldc long", c -> c.op2(19, 99).op(172));
        bad("dead code falls", c -> c.push(1).op(172, 0));
        bad("dead code bad", c -> c.push(1).op(172, 87, 177));
    }
}
