// The clock does not go back: of two readings of `nanoTime` the later one is not smaller, also if another thread took the
// first and handed it on before the second was taken.
public class ReadingsInOrder {
    static volatile long first;

    public static void main(String[] args) throws InterruptedException {
        first = System.nanoTime();
        Thread later = new Thread(() -> {
            assert System.nanoTime() - first >= 0;
        });
        later.start();
        long mine = System.nanoTime();
        later.join();
        assert System.nanoTime() - mine >= 0;
    }
}
