// The lock is the boxed counter itself; each increment replaces it. A thread that waited for the old box
// and one that locks the new box are inside together, so an increment may be lost. The third increment
// matters: with two, the second to enter would always have waited for or read the first's result.
//@ kinds: assertion-failure
//@ unreduced: no
public class BoxedLock {
    static volatile Integer counter = 0;

    static void increment() {
        synchronized (counter) {
            counter++;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(BoxedLock::increment);
        Thread two = new Thread(BoxedLock::increment);
        one.start();
        two.start();
        increment();
        one.join();
        two.join();
        assert counter == 3; //~ assertion-failure
    }
}
