// Old-style switches: dense, sparse, fallthrough, default in the middle, nested.
public class Switches {
    static String dense(int i) {
        switch (i) {
            case -1: return "m1";
            case 0: case 1: return "01";
            case 2: i += 10;
            case 3: i += 100;
            case 4: break;
            default: return "d" + i;
            case 6: return "six";
        }
        return "b" + i;
    }

    static int sparse(int i) {
        int r = 0;
        switch (i) {
            case Integer.MIN_VALUE: r = 1; break;
            case -100000: r = 2; break;
            case 0: r = 3;
            case 99: r += 4; break;
            case 100000: r = 5; break;
            case Integer.MAX_VALUE: r = 6; break;
        }
        return r;
    }

    static int mid(int i) {
        int r = 0;
        switch (i) { case 1: r |= 1; default: r |= 2; case 5: r |= 4; break; case 9: r |= 8; }
        return r;
    }

    static String types(byte b, char c, short s) {
        String r = "";
        switch (b) { case (byte) 200: r += "b200"; break; case 1: r += "b1"; break; default: r += "b?"; }
        switch (c) { case 'x': r += "x"; case 'y': r += "y"; break; case '\uffff': r += "max"; }
        switch (s) { case Short.MIN_VALUE: r += "smin"; break; case 7: r += "s7"; }
        return r;
    }

    static int nested(int a, int b) {
        switch (a) {
            case 1:
                switch (b) { case 1: return 11; case 2: break; default: return 19; }
                return 12;
            case 2:
                for (int i = 0; i < 3; i++) switch (i) { case 1: if (b == 1) continue; else break; default: a += i; }
                return a;
        }
        return -1;
    }

    public static void main(String[] args) {
        for (int i = -2; i < 9; i++) System.out.print(dense(i) + " ");
        System.out.println();
        for (int i : new int[] {Integer.MIN_VALUE, Integer.MIN_VALUE + 1, -100000, 0, 99, 100, 100000, Integer.MAX_VALUE}) System.out.print(sparse(i) + " ");
        System.out.println();
        for (int i = 0; i < 11; i++) System.out.print(mid(i) + " ");
        System.out.println();
        System.out.println(types((byte) -56, 'x', (short) 7) + " " + types((byte) 1, 'y', Short.MIN_VALUE) + " " + types((byte) 2, '\uffff', (short) 0));
        System.out.println(nested(1, 1) + " " + nested(1, 2) + " " + nested(1, 3) + " " + nested(2, 1) + " " + nested(2, 2) + " " + nested(3, 0));
        switch (3) {}
        switch (args.length) { default: }
        Integer boxed = 2;
        switch (boxed) { case 2: System.out.println("two"); break; default: System.out.println("other"); }
        boxed = null;
        try { switch (boxed) { case 1: System.out.println("1"); } } catch (NullPointerException e) { System.out.println("npe"); }
        final int K = 5;
        switch (K + 1) { case K + 1: int scoped = 3; System.out.println("const"); case 99: scoped = 4; System.out.println(scoped); }
    }
}
