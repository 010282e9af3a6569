// A concatenation with more than two hundred operands, and its parts in order.
public class ConcatMany {
    static int n;
    static int i() { return n++; }
    static String s() { return String.valueOf(n++ / 4.0); }

    public static void main(String[] args) {
        String r = "" + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ","
            + i() + s() + i() + s() + s() + s() + ".";
        System.out.println(n + " " + r.length() + " " + r.hashCode());
        for (String p : r.split(",")) System.out.println(p);
        String few = "" + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i() + i();
        System.out.println(few);
        String grown = "x";
        for (int k = 0; k < 12; k++) grown += grown + k + grown.length();
        System.out.println(grown.length() + " " + grown.hashCode());
    }
}
