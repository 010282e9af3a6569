// Concatenation in loops, recursion, fields, arrays and with all escape characters.
public class ConcatLoop {
    String f = ""; static String sf = "s"; final String[] parts = new String[3];
    static String rec(int n) { return n == 0 ? "" : n + "," + rec(n - 1); }
    static String bin(int n) { return n < 2 ? "" + n : bin(n / 2) + n % 2; }
    static String perm(String p, String r) { if (r.isEmpty()) return p + " "; String o = ""; for (int i = 0; i < r.length(); i++) o += perm(p + r.charAt(i), r.substring(0, i) + r.substring(i + 1)); return o; }
    static String esc(String s) { String o = ""; for (char c : s.toCharArray()) o += c < 32 || c > 126 ? "\\u" + Integer.toHexString(c | 0x10000).substring(1) : c == '\\' || c == '"' ? "\\" + c : "" + c; return o; }
    ConcatLoop add(Object o) { f += o + ";"; sf += f.length(); parts[f.length() % 3] += "<" + o; return this; }
    static String type(Object o) { return "O"; } static String type(String s) { return "S"; }

    public static void main(String[] args) {
        String s = "";
        for (int i = 0; i < 30; i++) s = i + s + (char) ('a' + i % 26);
        System.out.println(s + s.length());
        System.out.println(rec(20) + bin(1000) + " " + perm("", "abcd"));
        System.out.println(esc("tab\t nl\n quote\" back\\ nul\0 e\u00e9 \u20ac \ud83d\ude00 del\u007f" + '\u0001' + "\u0002" + (char) 0xffff));
        ConcatLoop c = new ConcatLoop().add(1).add("two").add(null).add('4').add(5.0).add(new int[0].length);
        System.out.println(c.f + " " + sf + " " + String.join("|", c.parts));
        char[] cs = {'x', 'y'}; String viaChars = "" + cs[0] + cs[1] + (char) (cs[0] + 1) + (cs[0] + cs[1]);
        System.out.println(viaChars + type("a" + 1) + type((Object) ("a" + 1)));
        long big = 0; String h = "seed";
        for (int i = 0; i < 200; i++) { h = Integer.toHexString((h + i).hashCode()) + i % 7; big += h.length(); }
        System.out.println(h + " " + big);
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 10; i++) sb.append("i" + i + (i % 2 == 0 ? "e" : 'o')).append(i + 1 + "").append("" + i + 1);
        System.out.println(sb.insert(0, "[" + sb.length() + "]").reverse());
        String a = null, b = null; a += b; b = a + b; System.out.println(a + b + (a == null) + (b == null));
        String sw = switch (s.length() % 3) { case 0 -> "zero" + s.charAt(0); case 1 -> "one" + s.length(); default -> "two" + s.hashCode(); };
        System.out.println(sw + (s.length() > 5 ? "long" + s.length() : "short") + (s.isEmpty() ? null : 1.5f));
        int i = 0; String order = i++ + "" + i++ + (i += 5) + i-- + --i + -i + ~i + (i << 2) + (i > 3) + (i = 0);
        System.out.println(order);
        String latin = "\u00e9", wide = "\u4e2d"; System.out.println((latin + wide + latin).length() + " " + (latin + 'a' + 1).equals("\u00e9a1") + (wide + "x" + 2.5).indexOf("x") + (latin + wide).charAt(1) * 1 + ("a" + wide).hashCode() + ("" + '\u00e9' + 'e').compareTo("\u00e9e"));
        System.out.println(((Object) ("a" + 1)).getClass().getSimpleName() + ("a" + "b" + "c" == "abc") + ("a" + args.length == "a0") + ("a" + args.length).intern().equals("a0"));
    }
}
