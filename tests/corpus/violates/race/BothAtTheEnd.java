// Both threads see that they are the second, and nothing orders what they do then.
//@ kinds: race
//@ flags: --property no-race
public class BothAtTheEnd {
    static final Object lock = new Object();
    static volatile int arrived;
    static int last;

    static void arrive(int me) {
        synchronized (lock) {
            arrived++;
        }
        if (arrived == 2) {
            last = me; //~ race
        }
    }

    public static void main(String[] args) {
        new Thread(() -> arrive(1)).start();
        arrive(2);
    }
}
