// A loop counts up from a number that looks like a time, sleeping between its rounds, and stops at the fourth. States that
// differ in the counter are different: the search must come to the fourth round.
//@ kinds: assertion-failure
public class CounterNearTheDateReached {
    public static void main(String[] args) throws InterruptedException {
        long start = System.currentTimeMillis();
        for (long number = 1_767_225_600_001L; ; number++) {
            Thread.sleep(1);
            assert System.currentTimeMillis() >= start;
            assert number != 1_767_225_600_004L; //~ assertion-failure
        }
    }
}
