// Two threads read one byte each, without anything in between: either may get the first.
//@ kinds: assertion-failure
//@ flags: --stdin-text ab
//@ output: ab
//@ output: ba
import java.io.FileDescriptor;
import java.io.FileInputStream;

public class TwoReaders {
    static int first;
    static int second;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> second = read());
        other.start();
        first = read();
        other.join();
        System.out.println("" + (char) first + (char) second);
        assert first == 'a'; //~ assertion-failure
    }

    static int read() {
        try {
            return new FileInputStream(FileDescriptor.in).read();
        } catch (java.io.IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
