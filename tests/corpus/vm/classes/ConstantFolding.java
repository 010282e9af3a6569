// Compile-time constants against run-time ones: identity, overflow, casts, conditionals.
public class ConstantFolding {
    static final int A = 5, B = A * 3 + 1;
    static final long L = Integer.MAX_VALUE + 1;
    static final long M = Integer.MAX_VALUE + 1L;
    static final String S = "v" + B + (char) 65 + 1.0f + 2.0 + true + (byte) 200 + (short) 70000 + (int) 3.99 + 'c' + (A > 3 ? "big" : "small");
    static final double D = 1 / 3 + 1 / 3.0 + 1 % 3 + 5.5 % 2;
    static final float F = 16777217;
    static final boolean Z = A == 5 & !false ^ (B < 10 | 'a' < 'b');
    static final char C = (char) ('a' + A), CM = (char) -1;
    static final int SH = 1 << 33, SH2 = -1 >>> 28, SH3 = -1 >> 40;
    static final int DIV = Integer.MIN_VALUE / -1, REM = Integer.MIN_VALUE % -1, NEG = -Integer.MIN_VALUE;
    static final double NAN = 0.0 / 0, INF = 1 / 0.0, NZ = -0.0 * 5, BIG = 1e308 * 10;
    static final int FROMNAN = (int) NAN, FROMINF = (int) INF, FROMBIG = (int) 1e20;
    static final long LFROM = (long) -1e30, LF2 = (long) 1.9f;
    static final byte BT = (byte) 384;
    static final int TERN = true ? 1 : 'x', PREC = 2 + 3 * 4 - 10 / 3 % 2 << 1 & 0xff | 1 ^ 3;
    static int rt(int x) { return x; }
    static double rt(double x) { return x; }
    static String rt(String x) { return x; }

    public static void main(String[] args) {
        System.out.println(A + " " + B + " " + L + " " + M + " " + S + " " + D + " " + F + " " + Z + " " + C + " " + (int) CM);
        System.out.println(SH + " " + SH2 + " " + SH3 + " " + DIV + " " + REM + " " + NEG + " " + NAN + " " + INF + " " + NZ + " " + BIG + " " + FROMNAN + " " + FROMINF + " " + FROMBIG + " " + LFROM + " " + LF2 + " " + BT + " " + TERN + " " + PREC);
        System.out.println((rt(1) << rt(33)) + " " + (rt(-1) >>> rt(28)) + " " + (rt(Integer.MIN_VALUE) / rt(-1)) + " " + (int) rt(1e20) + " " + (long) rt(-1e30) + " " + (byte) rt(384) + " " + (rt(5.5) % 2) + " " + (float) rt(16777217));
        System.out.println((S == "v" + B + "A" + "1.02.0true-56446" + "3c" + "big") + " " + (S == rt("v") + B) + " " + S.length());
        final String loc = "loc"; String notFinal = "loc";
        System.out.println(("loc" + 1 == loc + 1) + " " + ("loc" + 1 == notFinal + 1) + " " + (("loc" + 1).equals(notFinal + 1)));
        System.out.println((0.1 + 0.2 == rt(0.1) + rt(0.2)) + " " + (0.1f + 0.2f == (float) rt(0.1) + (float) rt(0.2)) + " " + (1.0f / 3 == (float) (rt(1.0) / 3)));
        System.out.println((char) 97 + (char) 98 + "" + (char) 97 + (char) 98 + (int) 'a' + ('a' + 'b') + (char) ('a' + 1));
        switch (16) { case B: System.out.println("folded case"); break; default: System.out.println("?"); }
        final int k; k = 3;
        System.out.println(k + (k > 2 ? k : "str").toString() + (Object) (true ? 1 : 2.0) + (true ? (Integer) null : "n"));
        byte b = 'a'; char c = 98; short s = (short) 99999; final int small = 100; byte fit = small;
        System.out.println(b + " " + c + " " + s + " " + fit + " " + 0x7fff_ffff + 0b1111_0000 + 0777 + 1e-3 + 0x1p10 + 'A' + '\t' + "\u0041\101\60".length());
        long mix = 1 << 31, mix2 = 1L << 31, mix3 = 0xffffffff, mix4 = 0xffffffffL;
        System.out.println(mix + " " + mix2 + " " + mix3 + " " + mix4 + " " + (int) 0xffffffffL + " " + 1_0.0_1 + " " + .5e1f + " " + 5.e0);
        if (A == 5) { while (Z ^ !Z) { System.out.println("constant loop"); break; } }
    }
}
