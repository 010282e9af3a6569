// Class files of release 8: StringBuilder concatenation and private accessors.
//@ javac: --release 8 -Xlint:-options
import java.util.*;

public class OldRelease {
    private int priv = 1;
    private static long spriv = 2;
    private int pm(int k) { return priv * k; }
    private static String ps(Object... o) { return Arrays.toString(o); }
    private OldRelease() { }
    private OldRelease(int p) { priv = p; }

    class Inner {
        private String hidden = "h";
        int touch() { priv++; priv += 10; spriv <<= 2; return pm(2) + (int) spriv--; }
        private Inner() { }
    }
    static class Nested {
        private int z;
        OldRelease mk() { OldRelease o = new OldRelease(7); o.priv *= 2; return o; }
        private class Deep { int q() { return z++ + ++z; } }
    }
    enum Color { RED, GREEN { String n() { return "g!"; } }; String n() { return name(); } }
    interface WithDefault { default String d() { return "default " + this.s(); } String s(); static int st() { return 4; } }

    static String sw(Color c) { switch (c) { case RED: return "r"; case GREEN: return "g"; default: return "?"; } }
    static String sw(String s) { switch (s) { case "one": return "1"; case "two": return "2"; default: return "-"; } }

    public static void main(String[] args) throws Exception {
        OldRelease o = new OldRelease();
        Inner in = o.new Inner();
        System.out.println("touch " + in.touch() + " " + o.priv + " " + spriv + in.hidden + 'c' + 1.5f + true + null + 2L);
        Nested n = new Nested();
        n.z = 3;
        System.out.println(n.mk().priv + n.new Deep().q() + " " + n.z + ps(1, "a", null));
        System.out.println(sw(Color.RED) + sw(Color.GREEN) + Color.GREEN.n() + Color.RED.n() + sw("two") + sw("x"));
        WithDefault w = () -> "lam" + o.priv;
        System.out.println(w.d() + WithDefault.st());
        String acc = "";
        for (int i = 0; i < 5; i++) acc += i + ",";
        acc += acc.length();
        System.out.println(acc);
        try (java.io.StringReader r = new java.io.StringReader("xyz")) { System.out.println((char) r.read()); }
        List<String> l = new ArrayList<>(Arrays.asList("b", "c", "a"));
        Collections.sort(l, (x, y) -> y.compareTo(x));
        System.out.println(l + " " + Inner.class.getName() + (OldRelease.class.getDeclaredMethods().length > 4));
        new Object() { void hi() { System.out.println("anon " + o.priv++ + spriv); } }.hi();
        System.out.println(Integer[].class + "" + int.class + void.class);
    }
}
