// A synchronized method of an inner class locks the inner object: two inner objects do not exclude each
// other on the outer one's field.
//@ kinds: assertion-failure
public class InnerClassOwnLock {
    int count;

    class Part {
        synchronized void increment() {
            count++;
        }
    }

    public static void main(String[] args) throws Exception {
        InnerClassOwnLock outer = new InnerClassOwnLock();
        Thread other = new Thread(outer.new Part()::increment);
        other.start();
        outer.new Part().increment();
        other.join();
        assert outer.count == 2; //~ assertion-failure
    }
}
