// Main reads the pipe to its end before it waits for the writer, so all six bytes come although the
// pipe holds four.
//@ flags: --buffer 4
//@ process: main = PipeDrained$Main
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class PipeDrained {
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
            ByteBuffer buffer = ByteBuffer.allocate(8);
            while (pipe.source().read(buffer) >= 0) { }
            assert buffer.position() == 6 && buffer.get(5) == 6;
            writer.join();
        }
    }
}
