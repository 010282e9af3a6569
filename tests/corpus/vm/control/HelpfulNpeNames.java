// Helpful NullPointerException messages with local variable names (-g).
//@ javac: -g
public class HelpfulNpeNames {
    static class Node { Node left, right; int[] data; String name; Node child(int k) { return k == 0 ? left : right; } }

    static int depth(Node root) { return root.left.name.length(); }
    static int sum(int[][] grid, int row, int col) { return grid[row][col]; }
    int inst(HelpfulNpeNames other) { return other.inst(this); }

    static void show(Runnable r) {
        try { r.run(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    }

    public static void main(String[] args) {
        show(() -> depth(null));
        show(() -> depth(new Node()));
        Node n = new Node();
        n.left = new Node();
        show(() -> depth(n));
        show(() -> sum(null, 0, 0));
        show(() -> sum(new int[3][], 2, 1));
        show(() -> new HelpfulNpeNames().inst(null));
        show(() -> { Node tmp = n.child(1); tmp.name = "x"; });
        show(() -> { Node tmp = n; for (int depth = 0; depth < 5; depth++) tmp = tmp.child(0); });
        show(() -> { int[] d = n.data; int i = 3; d[i] = i; });
        show(() -> { String[][] words = {{"a"}, null}; int i = 1, j = 0; System.out.println(words[i][j].length()); });
        show(() -> { String[][] words = {{null}}; int i = 0, j = 0; System.out.println(words[i][j].length()); });
        show(() -> { Long boxed = null; long raw = boxed; });
        show(() -> { Object lock = null; synchronized (lock) { System.out.println("in"); } });
        show(() -> { RuntimeException problem = null; throw problem; });
        show(() -> { { int a = 1; } { String b = null; b.isEmpty(); } });
        show(() -> { try { throw new IllegalStateException(); } catch (IllegalStateException ex) { ex.getMessage().length(); } });
        try {
            String[] local = args.length > 100 ? args : null;
            System.out.println(local.length);
        } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try {
            long wide = 1; double wider = 2; Node z = args.length == 0 ? null : n;
            z.left.right.name = "w" + wide + wider;
        } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    }
}
