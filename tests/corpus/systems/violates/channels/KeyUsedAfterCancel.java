// One thread cancels a key, another asks for its interest set. If the cancel comes first, that
// throws CancelledKeyException.
//@ kinds: uncaught
//@ process: main = KeyUsedAfterCancel$Main
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class KeyUsedAfterCancel {
    static class Main {
        public static void main(String[] args) throws Exception {
            Selector selector = Selector.open();
            Pipe pipe = Pipe.open();
            pipe.source().configureBlocking(false);
            SelectionKey key = pipe.source().register(selector, SelectionKey.OP_READ);
            Thread closer = new Thread(key::cancel);
            closer.start();
            int interest = key.interestOps();
            assert interest == SelectionKey.OP_READ;
            closer.join();
        }
    }
}
