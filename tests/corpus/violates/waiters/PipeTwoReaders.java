// Two threads read from one pipe; one byte is written and the pipe is closed. Either may get the byte.
//@ kinds: assertion-failure
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;

public class PipeTwoReaders {
    static int read(PipedInputStream in) {
        try {
            return in.read();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        PipedInputStream in = new PipedInputStream(4);
        PipedOutputStream out = new PipedOutputStream(in);
        Thread one = new Thread(() -> {
            assert read(in) == 'x'; //~ assertion-failure
        });
        one.start();
        Thread two = new Thread(() -> read(in));
        two.start();
        out.write('x');
        out.close();
        one.join();
        two.join();
    }
}
