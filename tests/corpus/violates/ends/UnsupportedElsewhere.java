// One schedule starts a child process, which cannot be followed; another one fails. The failure is found all the same, for
// each path's trouble is its own.
//@ kinds: assertion-failure
public class UnsupportedElsewhere {
    static volatile int first;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> first = 1);
        other.start();
        if (first == 1) {
            new ProcessBuilder("true").start();
        } else {
            assert first == 1; //~ assertion-failure
        }
    }
}
