// Two threads start a third one if its state is still NEW. Between the look and `start` the other one may start it, and
// `start` of a thread that was started throws IllegalThreadStateException (javadoc of Thread.start; seen on java).
//@ kinds: uncaught
public class StartIfNew {
    public static void main(String[] args) {
        Thread worker = new Thread(() -> { });
        Runnable starter = () -> {
            if (worker.getState() == Thread.State.NEW) {
                worker.start(); //~ uncaught
            }
        };
        new Thread(starter).start();
        starter.run();
    }
}
