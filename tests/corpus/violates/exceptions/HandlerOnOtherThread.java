// Only one of two threads has a handler.
//@ kinds: uncaught
public class HandlerOnOtherThread {
    public static void main(String[] args) {
        Thread one = new Thread(() -> {
            throw new IllegalStateException("taken");
        });
        Thread two = new Thread(() -> {
            throw new IllegalStateException("not taken"); //~ uncaught
        });
        one.setUncaughtExceptionHandler((thread, e) -> {
        });
        one.start();
        two.start();
    }
}
