// The other thread needs what is not supported at its very start; main fails whatever the other one does.
//@ kinds: assertion-failure
public class UnsupportedBeforeFailure {
    public static void main(String[] args) {
        new Thread(UnsupportedBeforeFailure::startProcess).start();
        assert args.length > 0; //~ assertion-failure
    }

    static void startProcess() {
        try {
            new ProcessBuilder("true").start();
        } catch (java.io.IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
