// Two threads write to a pipe each, and main selects until it has both bytes.
//@ process: main = PipeSelected$Main
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class PipeSelected {
    static class Main {
        public static void main(String[] args) throws Exception {
            Selector selector = Selector.open();
            Pipe[] pipes = {Pipe.open(), Pipe.open()};
            for (Pipe pipe : pipes) {
                pipe.source().configureBlocking(false);
                pipe.source().register(selector, SelectionKey.OP_READ);
                new Thread(() -> {
                    try {
                        pipe.sink().write(ByteBuffer.wrap(new byte[] {1}));
                    } catch (IOException e) {
                        throw new AssertionError(e);
                    }
                }).start();
            }
            int sum = 0;
            while (sum < 2) {
                selector.select();
                for (SelectionKey key : selector.selectedKeys()) {
                    ByteBuffer buffer = ByteBuffer.allocate(4);
                    sum += ((Pipe.SourceChannel) key.channel()).read(buffer);
                }
                selector.selectedKeys().clear();
            }
        }
    }
}
