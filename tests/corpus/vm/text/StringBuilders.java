// StringBuilder and StringBuffer: append of all kinds, insert, delete, replace, reverse, capacity, errors.
public class StringBuilders {
    static void t(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " ok");
        } catch (RuntimeException e) {
            System.out.println(what + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        b.append(1).append('c').append("s").append(2L).append(1.5f).append(-0.0).append(true).append((Object) null).append((String) null).append(new char[] {'x', 'y'}).append("abcdef", 2, 4).append(new char[] {'1', '2', '3'}, 1, 2).append(new StringBuffer("buf")).appendCodePoint(0x41);
        System.out.println(b + " " + b.length());
        b.insert(0, "<").insert(3, 99).insert(b.length(), '>').insert(1, new char[] {'q'}).insert(2, 2.5).insert(0, true);
        System.out.println(b);
        b.delete(0, 4).deleteCharAt(0).replace(0, 2, "REPLACED").replace(b.length() - 3, 1000, "!");
        System.out.println(b);
        System.out.println(b.indexOf("s") + " " + b.indexOf("null") + " " + b.lastIndexOf("null") + " " + b.indexOf("null", 30) + " " + b.indexOf("zz") + " " + b.charAt(2) + " " + b.substring(3) .length() + " " + b.substring(0, 3) + " " + b.subSequence(1, 2));
        b.setLength(5);
        System.out.println("[" + b + "]");
        b.setLength(8);
        System.out.println(b.length() + " " + (int) b.charAt(6));
        b.setCharAt(6, 'Z');
        System.out.println(b.toString().replace('\0', '0') + " " + new StringBuilder("abc").reverse() + " " + new StringBuilder().reverse().length());
        System.out.println(new StringBuilder(50).capacity() + " " + new StringBuilder("abc").capacity() + " " + new StringBuilder().capacity());
        StringBuilder g = new StringBuilder();
        g.ensureCapacity(17);
        System.out.println(g.capacity());
        g.append("x".repeat(35));
        System.out.println(g.capacity());
        g.trimToSize();
        System.out.println(g.capacity());
        g.append('\u20ac');
        System.out.println(g.length() + " " + (int) g.charAt(35));
        System.out.println(new StringBuilder("abc").compareTo(new StringBuilder("abd")) + " " + new StringBuilder("a").equals(new StringBuilder("a")) + " " + "abc".contentEquals(new StringBuffer("abc")));
        char[] dst = new char[6];
        new StringBuilder("hello").getChars(1, 4, dst, 2);
        System.out.println(new String(dst).replace('\0', '.'));
        System.out.println(new StringBuilder("a\ud83d\ude00b").codePointCount(0, 4) + " " + new StringBuilder("a\ud83d\ude00b").codePointAt(1) + " " + new StringBuilder("xyz").chars().sum() + " " + new StringBuilder("a\ud83d\ude00").codePoints().count());
        StringBuilder self = new StringBuilder("ab");
        self.append(self).append(self).insert(1, self);
        System.out.println(self);
        t("insert -1", () -> new StringBuilder("a").insert(-1, "x"));
        t("insert past", () -> new StringBuilder("a").insert(2, "x"));
        t("delete", () -> new StringBuilder("abc").delete(2, 1));
        t("delete far", () -> new StringBuilder("abc").delete(1, 100));
        t("deleteCharAt", () -> new StringBuilder("abc").deleteCharAt(3));
        t("setCharAt", () -> new StringBuilder("abc").setCharAt(-1, 'x'));
        t("charAt", () -> new StringBuilder("abc").charAt(3));
        t("substring", () -> new StringBuilder("abc").substring(4));
        t("setLength", () -> new StringBuilder("abc").setLength(-1));
        t("replace", () -> new StringBuilder("abc").replace(4, 5, "x"));
        t("append range", () -> new StringBuilder("abc").append("xyz", 2, 1));
        t("capacity", () -> new StringBuilder(-1));
        t("getChars", () -> new StringBuilder("abc").getChars(0, 4, new char[9], 0));
        StringBuilder big = new StringBuilder();
        for (int i = 0; i < 5000; i++) big.append(i).append(i % 7 == 0 ? "\u00e9" : ",");
        for (int i = 0; i < 200; i++) big.deleteCharAt(i * 3).insert(i * 5, (char) ('a' + i % 26));
        System.out.println(big.length() + " " + big.toString().hashCode() + " " + big.reverse().toString().hashCode());
        StringBuffer sb = new StringBuffer("sync");
        sb.append(1).insert(0, 'x').reverse().setLength(4);
        System.out.println(sb);
        String s = "";
        for (int i = 0; i < 50; i++) s += i;
        s += 'c' + 1;
        s += (char) ('c' + 1);
        s += null + "x" + 1.0f + 2 + 3L + new int[0].length;
        System.out.println(s);
    }
}
