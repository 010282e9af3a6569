// Runtime.halt ends the program at once, without hooks and finally blocks.
public class HaltNow {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook must not run")));
        Thread t = new Thread(() -> {
            try {
                System.out.println("halting");
                Runtime.getRuntime().halt(42);
            } finally {
                System.out.println("finally must not run");
            }
        });
        t.start();
        while (true) Thread.onSpinWait();
    }
}
