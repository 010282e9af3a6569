// wide loads, stores and iinc over local variables beyond 255.
public class Main {
    public static void main(String[] args) {
        Asm a = new Asm(50, "Wide");
        Asm.Code c = a.method(9, "ints", "(I)I").max(8, 1000);
        c.op(26).op(196, 54).u2(700).op(196, 132).u2(700).u2(1000).op(196, 132).u2(700).u2(-30 & 0xffff).op(196, 132).u2(0).u2(-32768 & 0xffff).op(196, 21).u2(700).op(26, 96, 172);
        c = a.method(9, "longs", "(J)J").max(8, 1000);
        c.op(30).op(196, 55).u2(500).op(196, 22).u2(500).op(196, 22).u2(500).op(97).op(196, 55).u2(998).op(196, 22).u2(998).op(173);
        c = a.method(9, "floats", "(F)F").max(8, 300);
        c.op(34).op(196, 56).u2(256).op(196, 23).u2(256).op(196, 23).u2(256).op(106, 174);
        c = a.method(9, "doubles", "(D)D").max(8, 300);
        c.op(38).op(196, 57).u2(290).op(196, 24).u2(290).op(15, 99, 175);
        c = a.method(9, "refs", "(Ljava/lang/String;)Ljava/lang/String;").max(8, 400);
        c.op(42).op(196, 58).u2(399).op(1, 75).op(196, 25).u2(399).op(196, 25).u2(399).virt("java/lang/String", "concat", "(Ljava/lang/String;)Ljava/lang/String;").op(176);
        c = a.method(9, "small", "(I)I");
        c.op(196, 21).u2(0).op(196, 54).u2(1).op(21, 1, 132, 1, 0x80).op(132, 1, 127).op(21, 1, 172);
        c = a.method(9, "max", "()I").max(2, 65535);
        c.push(77).op(196, 54).u2(65534).op(196, 132).u2(65534).u2(1).op(196, 21).u2(65534).op(172);
        c = a.method(9, "loop", "()I").max(4, 2000);
        Asm.Label top = new Asm.Label(), end = new Asm.Label();
        c.push(0).op(196, 54).u2(1500).push(0).op(196, 54).u2(1999).at(top).op(196, 21).u2(1500).push(1000).jump(162, end).op(196, 21).u2(1999).op(196, 21).u2(1500).op(96).op(196, 54).u2(1999).op(196, 132).u2(1500).u2(7).jump(167, top).at(end).op(196, 21).u2(1999).op(172);
        Class<?> k = a.load();
        Asm.run(k, "ints", 5);
        Asm.run(k, "longs", 1L << 40);
        Asm.run(k, "floats", 1.5f);
        Asm.run(k, "doubles", 2.25);
        Asm.run(k, "refs", "ab");
        Asm.run(k, "small", 10);
        Asm.run(k, "max");
        Asm.run(k, "loop");
    }
}
