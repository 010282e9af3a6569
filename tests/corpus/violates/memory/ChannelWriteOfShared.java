// FileChannel.write takes what the buffer holds when it gets there: none, both or only the first of the two bytes that
// the other thread puts.
//@ kinds: assertion-failure
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

public class ChannelWriteOfShared {
    static final ByteBuffer source = ByteBuffer.allocateDirect(2);

    public static void main(String[] args) throws IOException {
        Path file = Files.createTempFile("heddle", ".bin");
        new Thread(() -> {
            source.put(0, (byte) 1);
            source.put(1, (byte) 1);
        }).start();
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.write(source.duplicate());
        }
        byte[] written = Files.readAllBytes(file);
        Files.delete(file);
        assert written[0] == written[1]; //~ assertion-failure
    }
}
