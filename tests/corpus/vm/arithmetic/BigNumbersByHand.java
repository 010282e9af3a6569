// Multi-word integers written with int arrays: factorial, powers and Fibonacci numbers.
import java.util.Arrays;

public class BigNumbersByHand {
    static int[] add(int[] a, int[] b) { int n = Math.max(a.length, b.length); int[] r = new int[n + 1]; long c = 0; for (int i = 0; i < n; i++) { c += (i < a.length ? a[i] & 0xffffffffL : 0) + (i < b.length ? b[i] & 0xffffffffL : 0); r[i] = (int) c; c >>>= 32; } r[n] = (int) c; return trim(r); }
    static int[] mul(int[] a, int[] b) { int[] r = new int[a.length + b.length]; for (int i = 0; i < a.length; i++) { long c = 0; for (int j = 0; j < b.length; j++) { c += (a[i] & 0xffffffffL) * (b[j] & 0xffffffffL) + (r[i + j] & 0xffffffffL); r[i + j] = (int) c; c >>>= 32; } r[i + b.length] = (int) c; } return trim(r); }
    static int[] trim(int[] a) { int n = a.length; while (n > 1 && a[n - 1] == 0) n--; return n == a.length ? a : Arrays.copyOf(a, n); }
    static int divSmall(int[] a, int d) { long rem = 0; for (int i = a.length - 1; i >= 0; i--) { long cur = rem << 32 | a[i] & 0xffffffffL; a[i] = (int) Long.divideUnsigned(cur, d); rem = Long.remainderUnsigned(cur, d); } return (int) rem; }
    static String str(int[] a) { a = a.clone(); StringBuilder s = new StringBuilder(); do { String part = Integer.toString(divSmall(a, 1000000000)); a = trim(a); boolean more = a.length > 1 || a[0] != 0; s.insert(0, more ? "0".repeat(9 - part.length()) + part : part); } while (a.length > 1 || a[0] != 0); return s.toString(); }
    static int[] of(int... x) { return x; }
    static int[] pow(int[] b, int e) { int[] r = of(1); for (; e > 0; e >>= 1, b = mul(b, b)) if ((e & 1) == 1) r = mul(r, b); return r; }

    public static void main(String[] args) {
        int[] f = of(1);
        for (int i = 2; i <= 60; i++) { f = mul(f, of(i)); if (i % 10 == 0) System.out.println(i + "! = " + str(f)); }
        System.out.println(str(pow(of(2), 200)) + " " + str(pow(of(-1), 3)) + " " + str(pow(of(7), 77)));
        int[] a = of(0), b = of(1);
        for (int i = 0; i < 300; i++) { int[] t = add(a, b); a = b; b = t; }
        System.out.println(str(a));
        System.out.println(str(of(0)) + " " + str(of(1000000000)) + " " + str(of(0, 1)) + " " + str(of(-1, -1)) + " " + str(add(of(-1, -1), of(1))));
        System.out.println(new java.math.BigInteger(str(pow(of(12345), 20))).equals(java.math.BigInteger.valueOf(12345).pow(20)));
    }
}
