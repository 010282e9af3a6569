// A FileChannel writes at a position that is given with each write, so threads do not disturb each other.
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

public class PositionGiven {
    static void put(FileChannel channel, int place) {
        try {
            channel.write(ByteBuffer.wrap(new byte[] {(byte) (place + 1)}), place);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Path path = Files.createTempFile("heddle", ".bin");
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
            Thread other = new Thread(() -> put(channel, 0));
            other.start();
            put(channel, 1);
            other.join();
        }
        byte[] bytes = Files.readAllBytes(path);
        assert bytes.length == 2 && bytes[0] == 1 && bytes[1] == 2;
    }
}
