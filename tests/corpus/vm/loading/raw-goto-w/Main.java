// goto_w and a method close to the 64 KB limit with far jumps in both directions.
public class Main {
    public static void main(String[] args) {
        Asm a = new Asm(49, "Far");
        Asm.Code c = a.method(9, "far", "(I)I");
        Asm.Label end = new Asm.Label(), back = new Asm.Label(), mid = new Asm.Label();
        c.jumpw(200, end);
        c.at(back).iinc(0, 1);
        for (int i = 0; i < 20000; i++) c.iinc(0, 1);
        c.op(26, 172);
        c.at(end).iinc(0, 100).jumpw(200, mid);
        for (int i = 0; i < 1000; i++) c.op(0);
        c.at(mid).jumpw(200, back);
        System.out.println(c.size());
        c = a.method(9, "limit", "()I");
        c.push(0).op(59);
        while (c.size() < 65530) c.op(0);
        c.iinc(0, 5).op(26, 172);
        System.out.println(c.size());
        c = a.method(9, "zig", "(I)Ljava/lang/String;");
        Asm.Label[] l = new Asm.Label[6];
        for (int i = 0; i < 6; i++) l[i] = new Asm.Label();
        c.push("").op(76).jump(167, l[0]);
        int[] order = {3, 1, 4, 0, 5, 2};
        for (int o : order) {
            c.at(l[o]).op(43).push("" + o).virt("java/lang/String", "concat", "(Ljava/lang/String;)Ljava/lang/String;").op(76);
            for (int i = 0; i < 900; i++) c.op(0, 0, 0);
            if (o < 5) c.jump(167, l[o + 1]); else c.op(43, 176);
        }
        System.out.println(c.size());
        c = a.method(9, "bigloop", "(I)I");
        Asm.Label top = new Asm.Label(), out = new Asm.Label();
        c.push(0).op(60).at(top).op(26).jump(158, out);
        for (int i = 0; i < 2500; i++) c.iinc(1, i % 5 - 1);
        c.iinc(0, -1).jump(167, top).at(out).op(27, 172);
        Class<?> k = a.load();
        Asm.run(k, "far", 7);
        Asm.run(k, "limit");
        Asm.run(k, "zig", 0);
        Asm.run(k, "bigloop", 30);
        Asm b = new Asm(49, "TooBig");
        Asm.Code d = b.method(9, "m", "()V");
        for (int i = 0; i < 65536; i++) d.op(0);
        d.op(177);
        try { b.load(); System.out.println("loaded?"); } catch (ClassFormatError e) { System.out.println(Asm.clean(e)); }
    }
}
