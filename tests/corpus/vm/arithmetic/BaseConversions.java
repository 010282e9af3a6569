// Numbers to text and back in every radix, Roman numerals, words, checksums and dates by arithmetic.
public class BaseConversions {
    static String roman(int n) { int[] v = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1}; String[] s = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"}; StringBuilder b = new StringBuilder(); for (int i = 0; i < v.length; i++) while (n >= v[i]) { b.append(s[i]); n -= v[i]; } return b.toString(); }
    static String words(long n) { String[] small = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "), tens = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" "), big = {"", " thousand", " million", " billion", " trillion", " quadrillion", " quintillion"}; if (n < 0) return "minus " + (n == Long.MIN_VALUE ? "a lot" : words(-n)); if (n < 20) return small[(int) n]; if (n < 100) return tens[(int) n / 10] + (n % 10 > 0 ? "-" + small[(int) n % 10] : ""); if (n < 1000) return small[(int) n / 100] + " hundred" + (n % 100 > 0 ? " and " + words(n % 100) : ""); int p = 0; long u = 1; while (n / u >= 1000) { u *= 1000; p++; } return words(n / u) + big[p] + (n % u > 0 ? " " + words(n % u) : ""); }
    static boolean luhn(String s) { int t = 0; for (int i = 0; i < s.length(); i++) { int d = s.charAt(s.length() - 1 - i) - '0'; if (i % 2 == 1 && (d *= 2) > 9) d -= 9; t += d; } return t % 10 == 0; }
    static int dayOfWeek(int y, int m, int d) { if (m < 3) { m += 12; y--; } return (d + 13 * (m + 1) / 5 + y + y / 4 - y / 100 + y / 400 + 6) % 7; }
    static long days(int y, int m, int d) { y -= m <= 2 ? 1 : 0; long era = Math.floorDiv(y, 400), yoe = y - era * 400, doy = (153L * (m + (m > 2 ? -3 : 9)) + 2) / 5 + d - 1, doe = yoe * 365 + yoe / 4 - yoe / 100 + doy; return era * 146097 + doe - 719468; }
    static String base(long n, int b) { if (n == 0) return "0"; StringBuilder s = new StringBuilder(); boolean neg = n < 0; while (n != 0) { long d = Math.abs(n % b); s.append((char) (d < 10 ? '0' + d : 'a' + d - 10)); n /= b; } return (neg ? s.append('-') : s).reverse().toString(); }
    static String balanced(int n) { StringBuilder s = new StringBuilder(); do { int r = Math.floorMod(n, 3); s.append("0+-".charAt(r)); n = Math.floorDiv(n, 3) + (r == 2 ? 1 : 0); } while (n != 0); return s.reverse().toString(); }
    static String negabinary(int n) { StringBuilder s = new StringBuilder(); do { int r = n & 1; s.append(r); n = (n - r) / -2; } while (n != 0); return s.reverse().toString(); }

    public static void main(String[] args) {
        for (int n : new int[] {1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999}) System.out.print(roman(n) + " ");
        System.out.println();
        for (long n : new long[] {0, 13, 20, 21, 100, 101, 999, 1000, 12345, 1000000, -7, 1234567890123456789L, Long.MAX_VALUE, Long.MIN_VALUE}) System.out.println(words(n));
        System.out.println(luhn("4539578763621486") + " " + luhn("79927398713") + " " + luhn("79927398710"));
        System.out.println(dayOfWeek(2000, 1, 1) + " " + dayOfWeek(1900, 2, 28) + " " + dayOfWeek(2024, 2, 29) + " " + days(1970, 1, 1) + " " + days(2000, 3, 1) + " " + days(-1, 12, 31) + " " + days(9999, 12, 31));
        int bad = 0;
        for (long v : new long[] {0, 1, -1, 255, -256, Long.MAX_VALUE, Long.MIN_VALUE, 123456789012L}) for (int b = 2; b <= 36; b++) { String s = base(v, b); if (!s.equals(Long.toString(v, b)) || Long.parseLong(s, b) != v) bad++; }
        System.out.println(bad + " " + base(Long.MIN_VALUE, 7) + " " + base(48879, 16));
        for (int i = -10; i <= 10; i += 3) System.out.print(balanced(i) + "," + negabinary(i) + " ");
        System.out.println();
        long isbn = 9780306406157L; int t = 0; for (int i = 0; i < 13; i++, isbn /= 10) t += isbn % 10 * (i % 2 == 0 ? 1 : 3); System.out.println(t % 10);
        StringBuilder pi = new StringBuilder(); int[] a = new int[108]; java.util.Arrays.fill(a, 2000); int d = 0; for (int k = 98; k > 0; k -= 14) { int sum = 0; for (int i = k; i > 0; i--) { sum += a[i] * 10000; a[i] = sum % (2 * i - 1); sum /= 2 * i - 1; if (i > 1) sum *= i - 1; } pi.append(String.format("%04d", d + sum / 10000)); d = sum % 10000; } System.out.println(pi);
    }
}
