// String.split and Pattern.split in their odd corners.
import java.util.Arrays;
import java.util.regex.Pattern;

public class SplitCases {
    static void s(String in, String re) {
        System.out.println(in.replace("\n", "\\n") + " by " + re + " -> " + show(in.split(re)));
    }

    static void s(String in, String re, int lim) {
        System.out.println(in + " by " + re + " limit " + lim + " -> " + show(in.split(re, lim)));
    }

    static String show(String[] a) {
        StringBuilder b = new StringBuilder().append(a.length);
        for (String x : a) b.append(" '").append(x.replace("\n", "\\n")).append("'");
        return b.toString();
    }

    public static void main(String[] args) {
        s("a,b,c", ",");
        s("a,b,,", ",");
        s(",a", ",");
        s("", ",");
        s(",", ",");
        s(",,,", ",");
        s("abc", "");
        s("abc", "x");
        s("a1b22c333", "\\d+");
        s("a1b22c333", "\\d");
        s("boo:and:foo", "o");
        s("boo:and:foo", "o", 5);
        s("boo:and:foo", "o", -2);
        s("boo:and:foo", "o", 0);
        s("boo:and:foo", ":", 2);
        s("boo:and:foo", ":", 1);
        s("a|b|c", "|");
        s("a|b|c", "\\|");
        s("a.b.c", ".");
        s("a.b.c", "[.]");
        s("  lead and trail  ", " ");
        s("  lead and trail  ", "\\s+");
        s("x\ny\n\nz", "\n");
        s("aXbXc", "(?=X)");
        s("aXbXc", "(?<=X)");
        s("camelCaseStringHere", "(?<=[a-z])(?=[A-Z])");
        s("1-2+3", "[-+]");
        s("$1$2", "$");
        s("$1$2", "\\$");
        s("tab\\tsep", "\\\\t");
        Pattern p = Pattern.compile("\\s*;\\s*");
        System.out.println(show(p.split("a ; b;c  ;d")) + " " + p.splitAsStream("q;r ; s").toList());
        System.out.println(Arrays.toString("2024-01-02T03:04".split("[-T:]")));
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 100; i++) sb.append(i).append(i % 3 == 0 ? ";" : ",");
        System.out.println(sb.toString().split(";").length + " " + sb.toString().split("[,;]").length);
    }
}
