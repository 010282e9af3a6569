// main sleeps instead of joining. However long it sleeps, the worker may take longer.
//@ kinds: assertion-failure
public class SleepAsJoin {
    static volatile boolean done;

    public static void main(String[] args) throws Exception {
        new Thread(() -> done = true).start();
        Thread.sleep(10_000);
        assert done; //~ assertion-failure
    }
}
