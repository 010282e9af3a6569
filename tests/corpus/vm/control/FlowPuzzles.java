// Puzzling control flow: conditional evaluation, loops with odd updates, definite assignment.
public class FlowPuzzles {
    static int calls;
    static boolean t(String s) { calls++; System.out.print(s); return true; }
    static boolean f(String s) { calls++; System.out.print(s); return false; }

    @SuppressWarnings("finally")
    static int tricky() { int x = 0; while (true) { try { try { x++; if (x < 3) continue; throw new RuntimeException(); } finally { x += 10; if (x > 30) break; } } catch (RuntimeException e) { x += 100; } } return x; }

    static String labels() { StringBuilder s = new StringBuilder(); a: for (int i = 0; ; i++) { b: for (int j = 0; ; j++) { switch (i + j) { case 0: continue b; case 2: continue a; case 5: break a; case 3: break b; default: s.append(i).append(j).append(' '); } } s.append('|'); } return s.toString(); }

    static int ternary(int n) { return n < 0 ? -1 : n == 0 ? 0 : n > 100 ? n > 1000 ? 3 : 2 : 1; }
    static int assigned(boolean b) { final int k; if (b) k = 1; else { int q = 5; while (true) { if (q-- < 0) { k = q; break; } } } return k; }
    static int loopVar() { int i = 0, s = 0; for (int j = i; i < 10; j = i += 3) s += j; return s * 100 + i; }
    static String doubleBreak(int[][] g, int v) { String r = "none"; search: { for (int[] row : g) for (int x : row) if (x == v) { r = "found"; break search; } r = "missing"; } return r; }

    public static void main(String[] args) {
        boolean r = t("a") || t("b") && f("c"); System.out.println(r);
        r = (f("a") | t("b")) & (t("c") ^ f("d")); System.out.println(r);
        r = f("a") ? t("b") : t("c") ? f("d") : t("e"); System.out.println(r);
        r = !f("a") && !(t("b") && f("c")) || t("d"); System.out.println(r + " " + calls);
        if (t("x") ? f("y") : t("z")) System.out.println("yes"); else System.out.println("no");
        System.out.println(tricky() + " " + labels());
        for (int n : new int[] {-5, 0, 1, 100, 101, 1000, 1001}) System.out.print(ternary(n) + " ");
        System.out.println(assigned(true) + assigned(false) + " " + loopVar());
        System.out.println(doubleBreak(new int[][] {{1}, {2, 3}}, 3) + doubleBreak(new int[][] {{}}, 3));
        int i = 10;
        while (i --> 0) if (i % 4 == 0) System.out.print(i + " ");
        do if (i++ > 3) break; while (true);
        System.out.println(i);
        int x = 5;
        x = x++ * 2 + x; System.out.print(x + " ");
        x = x-- - --x; System.out.print(x + " ");
        x ^= x << 1; x = -x - -x; System.out.print(x + " ");
        x = +x + + +7 - - -3; System.out.println(x);
        for (int a = 0, b = 10; a < b; a++, b--) { if (a == 2) continue; System.out.print(a * b + " "); }
        for (char c = 'a'; c <= 'e'; c += 2) System.out.print(c);
        for (long l = Integer.MAX_VALUE - 1L; l < Integer.MAX_VALUE + 2L; l++) System.out.print(" " + (int) l);
        System.out.println();
        byte cnt = 0; int rounds = 0;
        for (byte b = 120; b > 0; b++) { cnt++; rounds += b; }
        System.out.println(cnt + " " + rounds);
        float fl = 16777210f; int steps = 0;
        while (fl < 16777216f) { fl++; steps++; }
        System.out.println(steps + " " + (fl + 1 == fl));
        http: //example.com is a label and a comment
        for (;;) { System.out.println("label url"); break http; }
        ;;; { } { { } }
        if (true) ; else ;
        System.out.println(((Object) 'x' instanceof Character ? 1 : 0) + (true ^ false ? 'a' : 0) + "" + (char) (true ? 98 : 'q'));
    }
}
