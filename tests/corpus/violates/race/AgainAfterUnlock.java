// The read outside the monitor looks like the one inside, but others may write in between.
//@ kinds: assertion-failure
public class AgainAfterUnlock {
    static final Object lock = new Object();
    static int value;

    static void step() {
        int mine;
        synchronized (lock) {
            mine = ++value;
        }
        assert value == mine; //~ assertion-failure
    }

    public static void main(String[] args) {
        new Thread(AgainAfterUnlock::step).start();
        step();
    }
}
