// An interrupt before or during a write closes the channel of a file: ClosedByInterruptException. `join` ends by it, too.
//@ kinds: uncaught
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

public class InterruptedChannelCloses {
    public static void main(String[] args) throws Exception {
        FileChannel channel = FileChannel.open(Path.of("file"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        Thread main = Thread.currentThread();
        Thread other = new Thread(main::interrupt);
        other.start();
        channel.write(ByteBuffer.allocate(1)); //~ uncaught
        other.join(); //~ uncaught
    }
}
