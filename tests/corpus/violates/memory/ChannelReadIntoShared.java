// FileChannel.read puts the bytes of the file into the array below the buffer while the other thread looks at both ends.
//@ kinds: assertion-failure
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;

public class ChannelReadIntoShared {
    static final byte[] target = new byte[2];

    public static void main(String[] args) throws IOException {
        Path file = Files.createTempFile("heddle", ".bin");
        Files.write(file, new byte[] {1, 1});
        new Thread(() -> {
            byte first = target[0];
            byte last = target[1];
            assert first == last; //~ assertion-failure
        }).start();
        try (FileChannel channel = FileChannel.open(file)) {
            channel.read(ByteBuffer.wrap(target));
        }
        Files.delete(file);
    }
}
