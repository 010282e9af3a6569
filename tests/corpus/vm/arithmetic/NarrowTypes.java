// byte, short and char in fields, arrays, parameters, returns and loops.
public class NarrowTypes {
    static byte sb = (byte) 0xff; static short ss = (short) 0x8000; static char sc = '\uffff'; static boolean sz = true;
    byte fb; short fs; char fc; boolean fz;
    static byte rb(int x) { return (byte) x; }
    static short rs(long x) { return (short) x; }
    static char rc(double x) { return (char) x; }
    static boolean rz(int x) { return (x & 1) != 0; }
    static int mix(byte a, short b, char c, boolean z) { return (a << 24) + (b << 8) + c + (z ? 1 : 0); }
    static long wide(byte a, long b, short c, double d, char e) { return a + b + c + (long) d + e; }

    public static void main(String[] args) {
        NarrowTypes o = new NarrowTypes();
        for (int v : new int[] {0, 127, 128, 255, 256, 32767, 32768, 65535, 65536, -1, -129, Integer.MIN_VALUE, 0x12345678}) {
            o.fb = (byte) v; o.fs = (short) v; o.fc = (char) v; o.fz = rz(v);
            System.out.println(v + ": " + o.fb + " " + o.fs + " " + (int) o.fc + " " + o.fz + " " + rb(v) + " " + rs(v) + " " + (int) rc(v) + " " + mix(o.fb, o.fs, o.fc, o.fz));
        }
        System.out.println(sb++ + " " + sb + " " + --ss + " " + ss + " " + (int) sc++ + " " + (int) sc + " " + (sz = !sz) + (sz ^= true));
        byte[] ba = {1, -1, 127}; short[] sa = {1, -1, 32767}; char[] ca = {'a', '\u0000', '\uffff'}; boolean[] za = {true, false};
        for (int i = 0; i < 3; i++) { ba[i]++; sa[i] += 2; ca[i]--; }
        za[0] &= za[1]; za[1] |= true;
        System.out.println(ba[0] + " " + ba[1] + " " + ba[2] + " " + sa[0] + " " + sa[1] + " " + sa[2] + " " + ca[0] + " " + (int) ca[1] + " " + (int) ca[2] + " " + za[0] + za[1]);
        System.out.println(wide((byte) -1, 1L << 40, (short) -2, -3.9, 'a'));
        int s = 0;
        for (byte b : new byte[] {-128, 127, -1}) s = s * 31 + (b & 0xff) + b;
        for (char c = 'a'; c < 'a' + 5; c++) s = s * 31 + c;
        for (short q = 32760; q > 0; q += 3) s++;
        System.out.println(s);
        byte acc = 0;
        for (int i = 0; i < 1000; i++) acc += i;
        short sacc = 1;
        for (int i = 1; i < 20; i++) sacc *= i;
        char cacc = 1;
        for (int i = 0; i < 20; i++) cacc = (char) (cacc * 3 + i);
        System.out.println(acc + " " + sacc + " " + (int) cacc);
        System.out.println((byte) 'x' + (short) 'y' + (char) (byte) 66 + " " + (char) ('a' + (byte) 1) + (int) (char) (byte) -1 + " " + (short) (byte) 200 + " " + (byte) (short) 300 + " " + (byte) 3.7e9 + " " + (short) -1e10f + " " + (int) (char) -5.5);
        long packed = 0;
        for (byte b : new byte[] {1, -2, 3, -4, 5, -6, 7, -8}) packed = packed << 8 | b & 0xff;
        System.out.println(Long.toHexString(packed) + " " + (byte) (packed >> 16) + " " + (short) (packed >>> 20) + " " + (int) (char) packed);
        switch (rb(300)) { case 44: System.out.println("44"); break; default: System.out.println("?"); }
        boolean[][] grid = new boolean[3][3];
        grid[1][2] ^= true; grid[2][0] |= grid[1][2] && !grid[0][0];
        System.out.println(java.util.Arrays.deepToString(grid));
    }
}
