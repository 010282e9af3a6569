// Each thread prints its two lines under one monitor: two orders are left.
//@ output: a1\na2\nb1\nb2
//@ output: b1\nb2\na1\na2
public class PrintsInOneBlock {
    static synchronized void print(String name) {
        System.out.println(name + 1);
        System.out.println(name + 2);
    }

    public static void main(String[] args) {
        new Thread(() -> print("a")).start();
        new Thread(() -> print("b")).start();
    }
}
