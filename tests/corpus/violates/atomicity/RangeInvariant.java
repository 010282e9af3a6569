// lower <= upper is checked against one field while the other changes: the two setters cross.
//@ kinds: assertion-failure
public class RangeInvariant {
    static volatile int lower = 0;
    static volatile int upper = 10;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            if (8 <= upper) {
                lower = 8;
            }
        });
        other.start();
        if (lower <= 5) {
            upper = 5;
        }
        other.join();
        assert lower <= upper; //~ assertion-failure
    }
}
