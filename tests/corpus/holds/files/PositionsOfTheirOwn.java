// Two threads write to different places of one channel, by positions that are arguments: both bytes are there.
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

public class PositionsOfTheirOwn {
    static void put(FileChannel channel, int at) {
        try {
            channel.write(ByteBuffer.wrap(new byte[] {(byte) (at + 10)}), at);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Path path = Files.createTempFile("heddle", ".bin");
        FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE);
        Thread other = new Thread(() -> put(channel, 0));
        other.start();
        put(channel, 1);
        other.join();
        byte[] seen = Files.readAllBytes(path);
        assert seen.length == 2 && seen[0] == 10 && seen[1] == 11;
    }
}
