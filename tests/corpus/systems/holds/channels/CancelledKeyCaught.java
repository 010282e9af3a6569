// Whoever uses a key that another thread cancels has to expect that it is cancelled, and does. After
// the next select the key is gone.
//@ process: main = CancelledKeyCaught$Main
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class CancelledKeyCaught {
    static class Main {
        public static void main(String[] args) throws Exception {
            Selector selector = Selector.open();
            Pipe pipe = Pipe.open();
            pipe.source().configureBlocking(false);
            SelectionKey key = pipe.source().register(selector, SelectionKey.OP_READ);
            Thread closer = new Thread(key::cancel);
            closer.start();
            try {
                key.interestOps(SelectionKey.OP_READ);
            } catch (CancelledKeyException e) {
                assert !key.isValid();
            }
            closer.join();
            selector.selectNow();
            assert selector.keys().isEmpty() && !pipe.source().isRegistered();
        }
    }
}
