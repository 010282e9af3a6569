// With the argument `unsafe` the increments are not under the lock.
//@ kinds: assertion-failure
//@ args: unsafe
public class ArgumentsFault {
    static int count;

    static synchronized void locked() {
        count++;
    }

    static void increment(boolean safe) {
        if (safe) {
            locked();
        } else {
            count++;
        }
    }

    public static void main(String[] args) throws Exception {
        boolean safe = args.length == 0 || !args[0].equals("unsafe");
        Thread other = new Thread(() -> increment(safe));
        other.start();
        increment(safe);
        other.join();
        assert count == 2; //~ assertion-failure
    }
}
