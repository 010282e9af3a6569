// Two threads write the same to a file by a channel of their own, without end. At most the other one is inside when somebody comes in.
// Each opens the file and closes it, with paths and bytes copied to memory outside the heap.
//@ note: no run ends
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.*;

public class FileWrittenInALoop {
    static int users;
    static final Path path;

    static {
        try {
            path = Files.createTempFile("loop", null);
        } catch (java.io.IOException e) {
            throw new IllegalStateException(e);
        }
    }

    static void use() throws Exception {
        synchronized (FileWrittenInALoop.class) {
            assert users < 2;
            users++;
        }
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
            channel.write(ByteBuffer.wrap(new byte[] {1, 2}), 0);
        }
        synchronized (FileWrittenInALoop.class) {
            users--;
        }
    }

    static void work() {
        try {
            while (true) {
                use();
            }
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        new Thread(FileWrittenInALoop::work).start();
        work();
    }
}
