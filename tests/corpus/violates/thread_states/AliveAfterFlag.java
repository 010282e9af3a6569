// A thread that has just set its last flag is still alive until it has ended.
//@ kinds: assertion-failure
public class AliveAfterFlag {
    static volatile boolean done;

    public static void main(String[] args) {
        Thread worker = new Thread(() -> done = true);
        worker.start();
        assert !done || !worker.isAlive(); //~ assertion-failure
    }
}
