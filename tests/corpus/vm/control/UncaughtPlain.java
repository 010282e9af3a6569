// An uncaught ArithmeticException in main after output: status 1.
//@ stderr: same
public class UncaughtPlain {
    static int depth(int n) {
        if (n == 0) return 10 / n;
        return depth(n - 1) + 1;
    }

    public static void main(String[] args) {
        System.out.print("no newline");
        int[] a = new int[2];
        a[1] = depth(3);
        System.out.println(a[1]);
    }
}
