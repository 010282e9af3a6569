// A long kept as two ints, written one after the other: a reader may see half of the new value.
//@ kinds: assertion-failure
public class LongHalves {
    static volatile int high;
    static volatile int low;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            high = -1;
            low = -1;
        });
        writer.start();
        long seen = (long) high << 32 | low & 0xffffffffL;
        writer.join();
        assert seen == 0 || seen == -1; //~ assertion-failure
    }
}
