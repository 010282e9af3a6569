// A pipe holds four bytes here, and the writer has six. Main waits for the writer before it reads.
//@ kinds: deadlock
//@ flags: --buffer 4
//@ process: main = PipeFull$Main
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class PipeFull {
    static class Main {
        public static void main(String[] args) throws Exception {
            Pipe pipe = Pipe.open();
            Thread writer = new Thread(() -> {
                try {
                    pipe.sink().write(ByteBuffer.wrap(new byte[] {1, 2, 3, 4, 5, 6}));
                    pipe.sink().close();
                } catch (IOException e) {
                    throw new AssertionError(e);
                }
            });
            writer.start();
            writer.join();
            pipe.source().read(ByteBuffer.allocate(6));
        }
    }
}
