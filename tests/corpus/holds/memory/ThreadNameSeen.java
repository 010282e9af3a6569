// One thread renames another twice; the names are seen in that order.
//@ output: a a
//@ output: a b
//@ output: a c
//@ output: b b
//@ output: b c
//@ output: c c
public class ThreadNameSeen {
    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        main.setName("a");
        new Thread(() -> {
            main.setName("b");
            main.setName("c");
        }).start();
        String first = main.getName();
        String second = main.getName();
        System.out.println(first + " " + second);
    }
}
