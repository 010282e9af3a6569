// `join` of a thread that was not started yet returns at once: the starter may be late.
//@ kinds: assertion-failure
public class JoinOfUnstarted {
    static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> done = true);
        new Thread(worker::start).start();
        worker.join();
        assert done; //~ assertion-failure
    }
}
