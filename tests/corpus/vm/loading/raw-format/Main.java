// Malformed class files and the errors of defining them.
import java.util.*;

public class Main {
    static int n;
    static void def(String t, byte[] b) { def(t, null, b); }
    static void def(String t, String name, byte[] b) {
        try { Class<?> c = new Asm.Loader().def(name, b); c.getDeclaredMethods(); System.out.println(t + ": ok " + c.getName()); }
        catch (Throwable e) { System.out.println(t + ": " + Asm.clean(e)); }
    }

    static Asm base() { Asm a = new Asm(52, "Foo"); a.ctor(); return a; }
    static byte[] patch(byte[] b, int at, int v) { b = b.clone(); b[at] = (byte) v; return b; }

    public static void main(String[] args) {
        byte[] good = base().bytes();
        def("good", good);
        def("named", "Foo", good);
        def("wrong name", "Bar", good);
        def("slash name", "a/b", good);
        def("empty", new byte[0]);
        def("short", new byte[] {(byte) 0xca, (byte) 0xfe});
        def("magic", patch(good, 0, 0xcb));
        def("version high", patch(good, 7, 200));
        def("version way high", patch(good, 6, 1));
        def("version 44", patch(good, 7, 44));
        def("version 45", patch(good, 7, 45));
        def("version 0", patch(good, 7, 0));
        def("minor odd", patch(good, 5, 7));
        def("java name", "java.util.Foo", new Asm(52, "java/util/Foo").bytes());
        for (int cut : new int[] {9, 12, 20, good.length / 2, good.length - 20, good.length - 1}) def("cut " + (cut == good.length - 1 ? "last" : cut == good.length - 20 ? "tail" : "" + cut), Arrays.copyOf(good, cut));
        def("extra bytes", Arrays.copyOf(good, good.length + 3));
        Asm a = base(); a.field(1, "x", "I", 0).field(1, "x", "I", 0); def("dup field", a.bytes());
        a = base(); a.field(1, "x", "I", 0).field(1, "x", "J", 0); def("same name fields", a.bytes());
        a = base(); a.ctor(); def("dup method", a.bytes());
        a = base(); a.method(9, "m", "()I").push(1).op(172); a.method(9, "m", "()J").op(9, 173); def("return overload", a.bytes());
        a = base(); a.field(1 | 2, "x", "I", 0); def("public private field", a.bytes());
        a = base(); a.field(0x50, "x", "I", 0); def("final volatile", a.bytes());
        a = base(); a.bare(1 | 4, "m", "()V"); def("public protected method", a.bytes());
        a = base(); a.bare(1, "m", "()V"); def("no code", a.bytes());
        a = base(); a.method(0x401, "m", "()V").op(177); def("abstract with code", a.bytes());
        a = base(); a.method(0x101, "m", "()V").op(177); def("native with code", a.bytes());
        a = base(); a.bare(0x411, "m", "()V"); def("abstract final", a.bytes());
        a = base(); a.method(9, "m", "(").op(177); def("bad descriptor", a.bytes());
        a = base(); a.method(9, "m", "(V)V").op(177); def("void parameter", a.bytes());
        a = base(); a.method(9, "m", "(Lx)V").op(177); def("unterminated", a.bytes());
        a = base(); a.field(9, "f", "Q", 0); def("bad field type", a.bytes());
        a = base(); a.field(9, "a/b", "I", 0); def("bad field name", a.bytes());
        a = base(); a.method(9, "a.b", "()V").op(177); def("bad method name", a.bytes());
        a = base(); a.method(9, "<foo>", "()V").op(177); def("angle name", a.bytes());
        a = base(); a.method(9, "with space-and;".replace(";", "!"), "()V").op(177); def("odd name", a.bytes());
        a = base(); a.method(1, "<init>", "()I").push(1).op(172); def("init returns", a.bytes());
        a = base(); a.method(9, "<init>", "(I)V").op(177); def("static init", a.bytes());
        a = base(); a.field(25, "K", "I", a.str("str")); def("constant type", a.bytes());
        a = base(); a.field(25, "K", "Ljava/lang/String;", a.str("str")); def("constant string", a.bytes());
        a = base(); a.method(9, "m", "()V"); def("empty code", a.bytes());
        a = base(); Asm.Code c = a.method(9, "m", "()V"); Asm.Label x = c.here(); c.op(177).handler(x, x, x, null); def("empty range", a.bytes());
        a = base(); c = a.method(9, "m", "(JJ)V").max(1, 3); c.op(177); def("few locals", a.bytes());
        a = base(); StringBuilder sb = new StringBuilder("("); for (int i = 0; i < 256; i++) sb.append('I'); a.method(9, "m", sb + ")V").max(0, 256).op(177); def("256 args", a.bytes());
        def("final abstract class", new Asm(52, 0x431, "Foo", "java/lang/Object").bytes());
        def("interface not abstract", new Asm(52, 0x201, "Foo", "java/lang/Object").bytes());
        def("final interface", new Asm(52, 0x611, "Foo", "java/lang/Object").bytes());
        Asm itf = new Asm(52, 0x601, "Foo", "java/lang/Object"); itf.field(1, "x", "I", 0); def("instance field in interface", itf.bytes());
        itf = new Asm(52, 0x601, "Foo", "java/lang/Object"); itf.method(4, "m", "()V").op(177); def("protected in interface", itf.bytes());
        itf = new Asm(51, 0x601, "Foo", "java/lang/Object"); itf.method(1, "m", "()V").op(177); def("default in 51", itf.bytes());
        def("bad class name", new Asm(52, "a//b").bytes());
        def("dot class name", new Asm(52, "a.b").bytes());
        def("array class name", new Asm(52, "[I").bytes());
        Asm mt = new Asm(50, "Foo"); mt.mtype("()V"); def("method type in 50", mt.bytes());
        Asm cd = new Asm(54, "Foo"); cd.condy(cd.boot(cd.handle(6, cd.meth("X", "m", "()V"))), "n", "I"); def("condy in 54", cd.bytes());
        Asm bk = new Asm(52, "Foo"); bk.handle(12, bk.meth("X", "m", "()V")); def("bad handle kind", bk.bytes());
        Asm bt = new Asm(52, "Foo"); bt.attr("SourceFile", new byte[] {0, 1, 2}); def("bad source attr", bt.bytes());
        Asm ua = base(); ua.attr("Unknown", new byte[] {1, 2, 3}); def("unknown attr", ua.bytes());
    }
}
