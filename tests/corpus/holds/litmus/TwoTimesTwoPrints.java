// Two threads of two prints each: (2 + 2)! / (2! 2!) = 6 interleavings, each visible.
//@ output: a1\na2\nb1\nb2
//@ output: a1\nb1\na2\nb2
//@ output: a1\nb1\nb2\na2
//@ output: b1\na1\na2\nb2
//@ output: b1\na1\nb2\na2
//@ output: b1\nb2\na1\na2
public class TwoTimesTwoPrints {
    static void print(String name) {
        System.out.println(name + 1);
        System.out.println(name + 2);
    }

    public static void main(String[] args) {
        new Thread(() -> print("a")).start();
        new Thread(() -> print("b")).start();
    }
}
