// A writer and a reader with a pipe between them, which holds two bytes.
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;

public class PipedCopied {
    public static void main(String[] args) throws Exception {
        PipedInputStream in = new PipedInputStream(2);
        PipedOutputStream out = new PipedOutputStream(in);
        Thread writer = new Thread(() -> {
            try (out) {
                for (int i = 1; i <= 4; i++) {
                    out.write(i);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        writer.start();
        int sum = 0;
        for (int b = in.read(); b >= 0; b = in.read()) {
            sum += b;
        }
        assert sum == 10;
    }
}
