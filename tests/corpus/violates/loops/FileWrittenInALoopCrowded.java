// Two threads write the same to a file by a channel of their own, without end. Nothing keeps the second one out while the first is inside.
// Each opens the file and closes it, with paths and bytes copied to memory outside the heap.
//@ kinds: assertion-failure
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.*;

public class FileWrittenInALoopCrowded {
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
        synchronized (FileWrittenInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
            users++;
        }
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
            channel.write(ByteBuffer.wrap(new byte[] {1, 2}), 0);
        }
        synchronized (FileWrittenInALoopCrowded.class) {
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
        new Thread(FileWrittenInALoopCrowded::work).start();
        work();
    }
}
