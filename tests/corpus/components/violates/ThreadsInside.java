// The calls do not overlap as far as the lock goes, but the protocol accepts a call only when the
// other has returned.
//@ kinds: protocol
//@ event: ?c.two^
//@ event: ?c.one^
//@ frame: ThreadsInside.bp
//@ component: Counter
public class ThreadsInside {
    public static void main(String[] args) throws InterruptedException {
        Counter counter = new Counter();
        Thread other = new Thread(counter::two);
        other.start();
        counter.one();
        other.join();
    }
}

interface Count {
    void one();

    void two();
}

class Counter implements Count {
    private int value;

    public synchronized void one() {
        value++;
    }

    public synchronized void two() {
        value++;
    }
}
