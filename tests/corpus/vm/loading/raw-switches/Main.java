// tableswitch and lookupswitch at extreme keys, alignments and sizes.
public class Main {
    public static void main(String[] args) {
        Asm a = new Asm(49, "Sw");
        for (int pad = 0; pad < 4; pad++) {
            Asm.Code c = a.method(9, "t" + pad, "(I)I");
            for (int i = 0; i < pad; i++) c.op(0);
            Asm.Label d = new Asm.Label(), x = new Asm.Label(), y = new Asm.Label();
            c.op(26).table(-1, d, x, y, d, x).at(x).push(10).op(172).at(y).push(20 + pad).op(172).at(d).push(-9).op(172);
            c = a.method(9, "l" + pad, "(I)I");
            for (int i = 0; i < pad; i++) c.op(0);
            d = new Asm.Label(); x = new Asm.Label(); y = new Asm.Label();
            c.op(26).lookup(d, new int[] {Integer.MIN_VALUE, -5, 0, Integer.MAX_VALUE}, x, y, d, x).at(x).push(10).op(172).at(y).push(20 + pad).op(172).at(d).push(-9).op(172);
        }
        Asm.Code c = a.method(9, "top", "(I)I");
        Asm.Label d = new Asm.Label(), x = new Asm.Label(), y = new Asm.Label();
        c.op(26).table(Integer.MAX_VALUE - 1, d, x, y).at(x).push(1).op(172).at(y).push(2).op(172).at(d).push(3).op(172);
        c = a.method(9, "bottom", "(I)I");
        d = new Asm.Label(); x = new Asm.Label(); y = new Asm.Label();
        c.op(26).table(Integer.MIN_VALUE, d, x, y).at(x).push(1).op(172).at(y).push(2).op(172).at(d).push(3).op(172);
        c = a.method(9, "empty", "(I)I");
        d = new Asm.Label();
        c.op(26).lookup(d, new int[0]).at(d).push(5).op(172);
        c = a.method(9, "many", "(I)I");
        d = new Asm.Label();
        int n = 2000;
        int[] keys = new int[n];
        Asm.Label[] ls = new Asm.Label[n];
        for (int i = 0; i < n; i++) { keys[i] = i * 1000003 / 7 - 100000000; ls[i] = new Asm.Label(); }
        c.op(26).lookup(d, keys, ls);
        for (int i = 0; i < n; i++) c.at(ls[i]).push(i).op(172);
        c.at(d).push(-1).op(172);
        c = a.method(9, "back", "(I)I");
        x = new Asm.Label(); y = new Asm.Label(); d = new Asm.Label();
        c.push(0).op(60).at(x).iinc(1, 1).iinc(0, -1).op(26).table(0, x, d, y).at(y).iinc(1, 100).jump(167, x).at(d).op(27, 172);
        c = a.method(9, "dense", "(I)I");
        d = new Asm.Label();
        ls = new Asm.Label[3000];
        for (int i = 0; i < 3000; i++) ls[i] = i % 3 == 0 ? d : new Asm.Label();
        c.op(26).table(-1500, d, ls);
        for (int i = 0; i < 3000; i++) if (i % 3 != 0) c.at(ls[i]).push(i * 2).op(172);
        c.at(d).push(-1).op(172);
        Class<?> k = a.load();
        for (int p = 0; p < 4; p++) {
            for (int v = -2; v < 4; v++) Asm.run(k, "t" + p, v);
            for (int v : new int[] {Integer.MIN_VALUE, -5, 0, 1, Integer.MAX_VALUE}) Asm.run(k, "l" + p, v);
        }
        for (int v : new int[] {Integer.MAX_VALUE, Integer.MAX_VALUE - 1, Integer.MAX_VALUE - 2, Integer.MIN_VALUE, Integer.MIN_VALUE + 1, 0}) { Asm.run(k, "top", v); Asm.run(k, "bottom", v); }
        Asm.run(k, "empty", 3);
        for (int i : new int[] {0, 1, 999, 1000, 1998, 1999}) { Asm.run(k, "many", keys[i]); Asm.run(k, "many", keys[i] + 1); }
        Asm.run(k, "back", 7);
        for (int v : new int[] {-1501, -1500, -1499, 0, 1499, 1500}) Asm.run(k, "dense", v);
        for (int bad = 0; bad < 3; bad++) {
            Asm b = new Asm(49, "BadSw");
            Asm.Code e = b.method(9, "m", "(I)I");
            Asm.Label q = new Asm.Label();
            if (bad == 0) e.op(26).lookup(q, new int[] {5, 3}, q, q).at(q).push(1).op(172);
            if (bad == 1) e.op(26, 170, 0, 0).u4(18).u4(5).u4(3).at(q).push(1).op(172);
            if (bad == 2) e.op(26).op(171, 0, 0).u4(14).u4(-1).push(1).op(172);
            try { Asm.run(b.load(), "m", 1); } catch (Throwable t) { System.out.println(Asm.clean(t)); }
        }
    }
}
