// Shutdown hooks run when the last thread has ended, at the same time and in any order.
//@ output: main\na\nb
//@ output: main\nb\na
public class HooksInAnyOrder {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("a")));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("b")));
        System.out.println("main");
    }
}
