// Hand-written StackMapTables: right ones run, wrong ones are refused.
public class Main {
    static int n;
    static byte[] table(int... bytes) { byte[] b = new byte[bytes.length]; for (int i = 0; i < b.length; i++) b[i] = (byte) bytes[i]; return b; }

    static void run(String t, int version, byte[] frames, java.util.function.Consumer<Asm.Code> body, int... args) {
        Asm a = new Asm(version, "F" + n++);
        a.ctor();
        Asm.Code c = a.method(9, "m", "(I)I").max(4, 4);
        body.accept(c);
        if (frames != null) c.frames(frames);
        try { Class<?> k = a.load(); StringBuilder s = new StringBuilder(t + ":"); for (int x : args) s.append(" ").append(k.getDeclaredMethod("m", int.class).invoke(null, x)); System.out.println(s); }
        catch (Throwable e) { System.out.println(t + ": " + e.getClass().getSimpleName() + (e.getCause() == null ? "" : " " + e.getCause().getClass().getSimpleName())); }
    }

    // if (x == 0) return 7; return 8;   offsets: 0 iload_0, 1 ifeq +6 -> 7, 4 bipush 8, 6 ireturn, 7 bipush 7, 9 ireturn
    static void branch(Asm.Code c) { Asm.Label l = new Asm.Label(); c.op(26).jump(153, l).push(8).op(172).at(l).push(7).op(172); }

    // int s = 0; while (x > 0) { s += x; x--; } return s;  0 iconst_0 1 istore_1 2 iload_0 3 ifle +13 -> 16 6 iload_1 7 iload_0 8 iadd 9 istore_1 10 iinc 13 goto -11 16 iload_1 17 ireturn
    static void loop(Asm.Code c) { Asm.Label top = new Asm.Label(), end = new Asm.Label(); c.op(3, 60).at(top).op(26).jump(158, end).op(27, 26, 96, 60).iinc(0, -1).jump(167, top).at(end).op(27, 172); }

    public static void main(String[] args) {
        run("same frame", 52, table(0, 1, 7), Main::branch, 0, 1);
        run("same extended", 52, table(0, 1, 251, 0, 7), Main::branch, 0, 1);
        run("full frame", 52, table(0, 1, 255, 0, 7, 0, 1, 1, 0, 0), Main::branch, 0, 1);
        run("full frame fewer", 52, table(0, 1, 255, 0, 7, 0, 0, 0, 0), Main::branch, 0, 1);
        run("chop", 52, table(0, 1, 250, 0, 7), Main::branch, 0, 1);
        run("no frame", 52, null, Main::branch, 0, 1);
        run("no frame 50", 50, null, Main::branch, 0, 1);
        run("no frame 49", 49, null, Main::branch, 0, 1);
        run("wrong offset", 52, table(0, 1, 6), Main::branch, 0, 1);
        run("beyond", 52, table(0, 1, 50), Main::branch, 0, 1);
        run("wrong local", 52, table(0, 1, 255, 0, 7, 0, 1, 2, 0, 0), Main::branch, 0, 1);
        run("stack item", 52, table(0, 1, 64 + 7, 1), Main::branch, 0, 1);
        run("append too many", 52, table(0, 1, 252, 0, 7, 1), Main::branch, 0, 1);
        run("truncated table", 52, table(0, 2, 7), Main::branch, 0, 1);
        run("bad frame type", 52, table(0, 1, 200), Main::branch, 0, 1);
        run("unneeded frame wrong", 52, table(0, 2, 4, 2), Main::branch, 0, 1);
        run("loop", 52, table(0, 2, 252, 0, 2, 1, 13), Main::loop, 0, 5, 100);
        run("loop wrong delta", 52, table(0, 2, 252, 0, 2, 1, 12), Main::loop, 0, 5);
        run("loop top local", 52, table(0, 2, 252, 0, 2, 0, 13), Main::loop, 0, 5);
        run("loop wrong 50 falls back", 50, table(0, 2, 252, 0, 2, 0, 13), Main::loop, 0, 5);
        run("loop ignored 49", 49, table(0, 2, 252, 0, 2, 0, 13), Main::loop, 0, 5);
        run("loop missing second", 52, table(0, 1, 252, 0, 2, 1), Main::loop, 0, 5);
    }
}
