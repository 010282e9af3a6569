// Two threads call at once, and the protocol lets the calls overlap.
//@ frame: ThreadsOverlap.bp
//@ component: Counter
public class ThreadsOverlap {
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
