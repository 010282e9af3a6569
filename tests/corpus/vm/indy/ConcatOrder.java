// Evaluation order of concatenation operands and of their toString calls.
public class ConcatOrder {
    static StringBuilder log = new StringBuilder();
    static class T { final String n; T(String n) { this.n = n; log.append("new").append(n).append(' '); } @Override public String toString() { log.append("str").append(n).append(' '); return n; } }
    static T t(String n) { log.append("get").append(n).append(' '); return new T(n); }
    static int k;

    static String field = "f";
    static String change() { field = "changed"; return "|"; }

    public static void main(String[] args) {
        String r = "<" + t("a") + t("b") + ++k + t("c") + k++ + ">";
        System.out.println(r + " " + log);
        log.setLength(0);
        System.out.println(field + change() + field);
        int i = 0;
        System.out.println(i++ + "" + i++ + ++i + (i = 10) + i);
        String s = "s";
        s += s += "t" + s;
        System.out.println(s);
        String[] arr = {"a", "b"};
        int j = 0;
        arr[j++] += j + arr[j];
        System.out.println(arr[0] + arr[1] + j);
        try {
            String q = "x" + t("p") + boom() + t("never");
        } catch (RuntimeException e) { System.out.println(e.getMessage() + " " + log); }
        log.setLength(0);
        StringBuilder sb = new StringBuilder("1");
        System.out.println("" + sb + sb.append("2") + sb.append("3"));
        Object o = new Object() { int c; @Override public String toString() { return "c" + c++; } };
        System.out.println("" + o + o + o + " " + o);
        char[] cs = {'a'};
        System.out.println("" + cs[0]++ + cs[0] + ++cs[0]);
        System.out.println(cond(true) + cond(false) + "" + (cond(false) == null ? "n" : "y"));
    }
    static Object boom() { throw new RuntimeException("boom"); }
    static String cond(boolean b) { return b ? "T" : null; }
}
