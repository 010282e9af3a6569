// A thread may be started once.
//@ kinds: uncaught
public class StartTwice {
    public static void main(String[] args) {
        Thread worker = new Thread(() -> {
        });
        worker.start();
        worker.start(); //~ uncaught
    }
}
