// Shift distances are masked to five or six bits; sign and zero extension.
public class Shifts {
    public static void main(String[] args) {
        int[] v = {1, -1, 0x80000000, 0x7fffffff, 0x12345678, -123456};
        int[] d = {0, 1, 5, 31, 32, 33, 63, 64, -1, -31, -32, -33, Integer.MIN_VALUE, Integer.MAX_VALUE};
        for (int a : v) {
            for (int s : d) System.out.print((a << s) + "," + (a >> s) + "," + (a >>> s) + " ");
            System.out.println();
        }
        long[] w = {1L, -1L, Long.MIN_VALUE, Long.MAX_VALUE, 0x123456789abcdef0L};
        for (long a : w) {
            for (int s : d) System.out.print((a << s) + "," + (a >> s) + "," + (a >>> s) + " ");
            System.out.println();
        }
        long big = (1L << 32) + 3;
        System.out.println((8 << big) + " " + (8 >> big) + " " + (8L << big) + " " + (-8 >>> big));
        byte b = (byte) 0x80;
        short sh = (short) 0x8001;
        char c = '\uffff';
        System.out.println((b >> 1) + " " + (b >>> 1) + " " + ((b & 0xff) >>> 1));
        System.out.println((sh >> 1) + " " + (sh >>> 1) + " " + (c >> 1) + " " + (c << 1) + " " + (c >>> 17));
        b >>>= 1;
        sh <<= 4;
        c >>= 3;
        System.out.println(b + " " + sh + " " + (int) c);
        b = -1; b >>>= 10;
        sh = -1; sh >>>= 20;
        System.out.println(b + " " + sh);
        int i = 1;
        i <<= 33L;
        long l = 1;
        l <<= 65;
        System.out.println(i + " " + l);
        int acc = 0;
        for (int k = 0; k < 64; k++) acc = acc * 31 + ((0xdeadbeef >>> k) ^ (0xcafebabe << k) ^ (0x0badf00d >> k));
        System.out.println(acc);
    }
}
