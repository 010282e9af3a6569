// Round after round a new thread writes to a file, and ends. Its buffers outside the heap go with it, and the next one has others.
//@ note: no run ends
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.*;

public class ThreadsWriteFilesInALoop {
    static int written;

    static void write(Path path) {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
            channel.write(ByteBuffer.wrap(new byte[] {1, 2}), 0);
            written = 2;
        } catch (java.io.IOException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Path path = Files.createTempFile("loop", null);
        while (true) {
            Thread writer = new Thread(() -> write(path));
            writer.start();
            writer.join();
            assert written == 2;
            written = 0;
        }
    }
}
