// A BitSet is not safe: two bits of one word are set by two threads, and one is lost.
//@ kinds: assertion-failure
import java.util.BitSet;

public class BitSetShared {
    public static void main(String[] args) throws InterruptedException {
        BitSet bits = new BitSet(64);
        Thread other = new Thread(() -> bits.set(1));
        other.start();
        bits.set(2);
        other.join();
        assert bits.cardinality() == 2; //~ assertion-failure
    }
}
