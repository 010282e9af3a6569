// A concatenation with more than two hundred operands, and its parts in order.
public class ConcatMany {
    static int n;
    static int i() { return n++; }
    static String s() { return "s" + n++; }
    static long l() { return (long) n++ << 33; }
    static double d() { return n++ / 4.0; }
    static char c() { return (char) ('a' + n++ % 26); }
    static boolean z() { return (n++ & 1) == 0; }

    public static void main(String[] args) {
        String r = "" + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + ","
            + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + ","
            + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + ","
            + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + ","
            + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + ","
            + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + ","
            + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + ","
            + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + ","
            + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + ","
            + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + "," + i() + s() + l() + d() + c() + z() + ".";
        System.out.println(n + " " + r.length() + " " + r.hashCode());
        for (String p : r.split(",")) System.out.println(p);
        String exact200 = "" + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i();
        System.out.println(exact200);
        String grown = "x";
        for (int k = 0; k < 12; k++) grown += grown + k + grown.length();
        System.out.println(grown.length() + " " + grown.hashCode());
    }
}
