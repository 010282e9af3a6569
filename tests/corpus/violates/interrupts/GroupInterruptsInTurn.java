// `ThreadGroup.interrupt` interrupts its threads one after the other: one may be interrupted and another not yet.
//@ kinds: assertion-failure
public class GroupInterruptsInTurn {
    public static void main(String[] args) {
        ThreadGroup group = new ThreadGroup("workers");
        Runnable wait = () -> {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.yield();
            }
        };
        Thread one = new Thread(group, wait);
        Thread two = new Thread(group, () -> {
            wait.run();
            assert one.isInterrupted(); //~ assertion-failure
        });
        two.start();
        one.start();
        group.interrupt();
    }
}
