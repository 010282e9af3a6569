// main and two threads print once each, in any of six orders.
//@ output: a\nb\nm
//@ output: a\nm\nb
//@ output: b\na\nm
//@ output: b\nm\na
//@ output: m\na\nb
//@ output: m\nb\na
public class ThreePrints {
    public static void main(String[] args) {
        new Thread(() -> System.out.println("a")).start();
        new Thread(() -> System.out.println("b")).start();
        System.out.println("m");
    }
}
