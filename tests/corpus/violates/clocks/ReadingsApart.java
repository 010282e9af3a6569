// Between two readings of the clock any time may pass, also without a sleep: the thread may have lost the processor. So
// a deadline that was ahead may be over at the next look.
//@ kinds: assertion-failure
public class ReadingsApart {
    public static void main(String[] args) {
        long deadline = System.nanoTime() + 5_000_000L;
        assert System.nanoTime() - deadline < 0; //~ assertion-failure
    }
}
