// The thread writes the array to a file; main changes the array only after the join.
//@ flags: --property no-race
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

public class FileWriteJoined {
    public static void main(String[] args) throws Exception {
        Path file = Files.createTempFile("heddle", ".bin");
        byte[] source = {1, 2};
        Thread other = new Thread(() -> {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
                channel.write(ByteBuffer.wrap(source));
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        other.join();
        source[0] = 9;
        byte[] written = Files.readAllBytes(file);
        Files.delete(file);
        assert written[0] == 1 && written[1] == 2;
    }
}
