// Both call one, which the protocol has once beside two.
//@ kinds: protocol
//@ event: ?c.one^
//@ frame: ThreadsSame.bp
//@ component: Counter
public class ThreadsSame {
    public static void main(String[] args) throws InterruptedException {
        Counter counter = new Counter();
        Thread other = new Thread(counter::one);
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
