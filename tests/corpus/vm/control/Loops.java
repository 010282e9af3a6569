// Loops of every shape: for, while, do, for-each, labelled break and continue.
import java.util.*;

public class Loops {
    static int side;
    static boolean cond(int n) { side++; return n < 3; }

    public static void main(String[] args) {
        for (int i = 0, j = 10; i < j; i += 3, j--) System.out.print(i + ":" + j + " ");
        System.out.println();
        int n = 0;
        while (cond(n)) n++;
        do n += 2; while (n < 3);
        System.out.println(n + " " + side);
        do { n--; if (n == 2) continue; System.out.print("n" + n + " "); } while (n > 0);
        System.out.println();
        outer:
        for (int i = 0; i < 5; i++) {
            for (int j = 0; ; j++) {
                if (j == i) continue outer;
                if (i == 4 && j == 2) break outer;
                System.out.print(i + "" + j + " ");
            }
        }
        System.out.println();
        block: {
            if (n == 0) break block;
            System.out.println("not reached");
        }
        lab:
        do {
            for (char c : "hello".toCharArray()) {
                if (c == 'l') continue lab;
                System.out.print(c);
            }
        } while (n++ < 1);
        System.out.println(" " + n);
        for (int[] row : new int[][] {{1, 2}, {}, {3}}) for (int v : row) System.out.print(v + ",");
        System.out.println();
        List<String> l = new ArrayList<>(List.of("a", "b", "c", "d"));
        for (Iterator<String> it = l.iterator(); it.hasNext();) if (it.next().compareTo("b") > 0) it.remove();
        System.out.println(l);
        try {
            for (String s : l) l.add(s + s);
        } catch (ConcurrentModificationException e) {
            System.out.println("CME " + l);
        }
        int[] arr = {1, 2, 3};
        for (int v : arr) { arr = new int[] {9, 9}; System.out.print(v); }
        System.out.println(arr.length);
        for (long x : new int[] {1, 2}) System.out.print(x + "L ");
        for (int x : List.of(5, 6)) System.out.print(x + " ");
        System.out.println();
        int k = 0;
        for (;;) { if (++k > 100) break; if (k % 2 == 0) continue; if (k % 37 == 0) { System.out.println("k " + k); break; } }
        a: b: c: for (int i = 0; i < 3; i++) { if (i == 1) continue c; if (i == 2) break a; System.out.println("i" + i); }
        int total = 0;
        for (int i = 0; i < 100; i++) for (int j = i; j < 100; j += 7) { if ((i ^ j) % 5 == 0) continue; total += i * j; }
        System.out.println(total);
        switch (k) { default: for (;;) { break; } System.out.println("out"); }
    }
}
