// A FileChannel is interruptible: a write by a thread whose flag is set closes the channel and throws
// ClosedByInterruptException (javadoc of InterruptibleChannel).
//@ kinds: uncaught
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

public class ChannelClosedByInterrupt {
    public static void main(String[] args) throws Exception {
        Path path = Files.createTempFile("heddle", ".bin");
        FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE);
        Thread writer = new Thread(() -> {
            try {
                channel.write(ByteBuffer.wrap(new byte[] {1}));
            } catch (IOException e) {
                throw new UncheckedIOException(e); //~ uncaught
            }
        });
        writer.start();
        writer.interrupt();
    }
}
