// Huge things: a thousand methods and fields, a large constant pool, many arguments, deep stacks.
public class Main {
    public static void main(String[] args) throws Exception {
        Asm a = new Asm(49, "Huge");
        int n = 600;
        for (int i = 0; i < n; i++) {
            a.field(9, "f" + i, i % 2 == 0 ? "I" : "J", 0);
            Asm.Code c = a.method(9, "m" + i, "(I)I");
            if (i == 0) c.op(26, 172); else c.op(26).push(i).op(96).stat("Huge", "m" + (i / 2), "(I)I").op(172);
        }
        Asm.Code c = a.method(9, "consts", "()J");
        c.op(9);
        for (int i = 0; i < 1500; i++) c.push(1000000007L * i).op(97);
        c.op(173);
        c = a.method(9, "ints", "()I");
        c.push(0);
        for (int i = 0; i < 1500; i++) c.push(100000 + i * 77).op(96);
        c.op(172);
        c = a.method(9, "strs", "()I");
        c.push(0);
        for (int i = 0; i < 1000; i++) c.push("string number " + i).virt("java/lang/String", "hashCode", "()I").op(130);
        c.op(172);
        c = a.method(9, "deep", "()I").max(10000, 2);
        for (int i = 0; i < 10000; i++) c.push(i % 100);
        for (int i = 1; i < 10000; i++) c.op(96);
        c.op(172);
        StringBuilder d = new StringBuilder("(");
        for (int i = 0; i < 127; i++) d.append("J");
        d.append("I");
        c = a.method(9, "manyArgs", d + ")J").max(6, 255);
        c.op(9);
        for (int i = 0; i < 127; i++) c.op(22, i * 2).op(97);
        c.op(21, 254, 133, 97, 173);
        c = a.method(9, "callMany", "()J").max(300, 1);
        for (int i = 0; i < 127; i++) c.push((long) i * i);
        c.push(3).stat("Huge", "manyArgs", d + ")J").op(173);
        c = a.method(9, "fields", "()J");
        c.op(9);
        for (int i = 0; i < n; i++) { if (i % 2 == 0) c.push(i).putstatic("Huge", "f" + i, "I").getstatic("Huge", "f" + i, "I").op(133, 97); else c.push(i).op(133).putstatic("Huge", "f" + i, "J").getstatic("Huge", "f" + i, "J").op(97); }
        c.op(173);
        byte[] b = a.bytes();
        System.out.println(b.length);
        Class<?> k = a.load();
        for (String m : "consts ints strs deep callMany fields".split(" ")) Asm.run(k, m);
        for (int i : new int[] {0, 1, 599, 511}) Asm.run(k, "m" + i, 1);
        System.out.println(k.getDeclaredMethods().length + " " + k.getDeclaredFields().length);
        StringBuilder big = new StringBuilder();
        for (int i = 0; i < 65000; i++) big.append((char) ('a' + i % 26));
        Asm s = new Asm(49, "BigString");
        s.method(9, "m", "()Ljava/lang/Object;").push(big.toString()).virt("java/lang/String", "hashCode", "()I").stat("java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;").op(176);
        Asm.run(s.load(), "m");
        System.out.println(big.toString().hashCode());
    }
}
