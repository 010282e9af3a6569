// Two bits in one word of a set.
//@ kinds: assertion-failure
import java.util.BitSet;

public class BitSetLost {
    public static void main(String[] args) throws Exception {
        BitSet bits = new BitSet(64);
        Thread t = new Thread(() -> bits.set(1));
        t.start();
        bits.set(2);
        t.join();
        assert bits.cardinality() == 2; //~ assertion-failure
    }
}
