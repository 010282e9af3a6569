// The inner objects lock the outer one, which they share.
public class InnerClassOuterLock {
    int count;

    class Part {
        void increment() {
            synchronized (InnerClassOuterLock.this) {
                count++;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        InnerClassOuterLock outer = new InnerClassOuterLock();
        Thread other = new Thread(outer.new Part()::increment);
        other.start();
        outer.new Part().increment();
        other.join();
        assert outer.count == 2;
    }
}
