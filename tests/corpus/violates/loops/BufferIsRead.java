// A subclass looks at what its buffer had in it before: the part that is not in use counts.
//@ kinds: assertion-failure
import java.io.*;

public class BufferIsRead {
    static class Peeking extends BufferedOutputStream {
        Peeking() {
            super(OutputStream.nullOutputStream(), 8);
        }

        byte before() {
            return buf[0];
        }
    }

    static final Peeking stream = new Peeking();
    static int next = 1;

    static synchronized void turn() {
        try {
            next = next % 3 + 1;
            stream.write(next);
            stream.flush();
        } catch (IOException nobodyThrows) {
            throw new AssertionError();
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                turn();
            }
        }).start();
        while (true) {
            synchronized (BufferIsRead.class) {
                assert stream.before() != 3; //~ assertion-failure
            }
        }
    }
}
