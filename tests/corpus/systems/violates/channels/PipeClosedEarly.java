// The reader closes the pipe after the first byte; the writer's second write may fail.
//@ kinds: uncaught
//@ process: main = PipeClosedEarly$Main
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class PipeClosedEarly {
    static class Main {
        public static void main(String[] args) throws Exception {
            Pipe pipe = Pipe.open();
            Thread writer = new Thread(() -> {
                try {
                    pipe.sink().write(ByteBuffer.wrap(new byte[] {1}));
                    pipe.sink().write(ByteBuffer.wrap(new byte[] {2}));
                } catch (IOException e) {
                    throw new IllegalStateException(e);
                }
            });
            writer.start();
            pipe.source().read(ByteBuffer.allocate(1));
            pipe.source().close();
            writer.join();
        }
    }
}
