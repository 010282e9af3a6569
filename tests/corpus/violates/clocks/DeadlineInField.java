// A deadline is computed once and kept in a field. One thread looks whether it is over and gives up, another one looks and
// still goes on: with time passing between the looks both happen in one run.
//@ kinds: assertion-failure
public class DeadlineInField {
    static final long deadline = System.nanoTime() + 50_000_000L;
    static volatile boolean gaveUp;

    public static void main(String[] args) {
        new Thread(() -> {
            if (System.nanoTime() - deadline >= 0) {
                gaveUp = true;
            }
        }).start();
        if (System.nanoTime() - deadline < 0) {
            assert !gaveUp; //~ assertion-failure
        }
    }
}
