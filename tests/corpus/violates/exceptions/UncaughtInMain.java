// main dies only if it comes before the worker has stored its result; the worker ends in any case.
//@ kinds: uncaught
public class UncaughtInMain {
    static volatile Integer result;

    public static void main(String[] args) {
        new Thread(() -> result = 1).start();
        int value = result; //~ uncaught
        assert value == 1;
    }
}
