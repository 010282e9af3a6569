// StackOverflowError is thrown by deep recursion and can be caught repeatedly.
public class StackOverflow {
    static int depth, max;
    static void down() { depth++; down(); }
    static int sum(int n) { return n == 0 ? 0 : n + sum(n - 1); }
    static long ack(long m, long n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); }
    static void mutualA(int n, double x, Object o) { mutualB(n + 1, o, x); }
    static void mutualB(int n, Object o, double x) { mutualA(n, x * 2, o); }

    static int finallyCount;
    static class Node { Node next; Node(Node n) { next = n; } @Override public String toString() { return "N" + next; } }

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            depth = 0;
            try { down(); } catch (StackOverflowError e) {
                System.out.println("caught " + e.getMessage() + " deep " + (depth > 500) + " " + (e.getStackTrace().length > 100) + " " + e.getStackTrace()[50].getMethodName());
            }
        }
        System.out.println(sum(500) + " " + ack(2, 3));
        try { mutualA(0, 1, "x"); } catch (StackOverflowError e) { System.out.println("mutual " + (e instanceof VirtualMachineError)); }
        Node n = new Node(null);
        n.next = n;
        try { n.toString(); } catch (StackOverflowError e) { System.out.println("cyclic toString"); }
        Thread t = new Thread(() -> {
            try { down(); } catch (Throwable e) { System.out.println("in thread " + e.getClass().getSimpleName()); }
        });
        t.start();
        try { t.join(); } catch (InterruptedException e) { }
        Runnable[] r = new Runnable[1];
        r[0] = () -> r[0].run();
        try { r[0].run(); } catch (StackOverflowError e) { System.out.println("lambda"); }
        System.out.println("end " + sum(100));
    }
}
