// A channel is copied to another in pieces; what is written meanwhile is in the copy or not.
//@ kinds: assertion-failure
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

public class TransferMeetsWrite {
    public static void main(String[] args) throws IOException {
        Path path = Files.createTempFile("heddle", ".bin");
        Files.write(path, new byte[] {1});
        FileChannel channel = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
        new Thread(() -> {
            try {
                channel.write(ByteBuffer.wrap(new byte[] {2}), 0);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }).start();
        ByteBuffer seen = ByteBuffer.allocate(1);
        channel.read(seen, 0);
        assert seen.get(0) == 1; //~ assertion-failure
    }
}
