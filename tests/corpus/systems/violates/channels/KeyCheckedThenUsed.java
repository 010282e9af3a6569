// As if it helped, the key is asked first whether it is valid. The cancel may come between the
// question and the use.
//@ kinds: uncaught
//@ process: main = KeyCheckedThenUsed$Main
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class KeyCheckedThenUsed {
    static class Main {
        public static void main(String[] args) throws Exception {
            Selector selector = Selector.open();
            Pipe pipe = Pipe.open();
            pipe.source().configureBlocking(false);
            SelectionKey key = pipe.source().register(selector, SelectionKey.OP_READ);
            Thread closer = new Thread(key::cancel);
            closer.start();
            if (key.isValid()) key.interestOps(SelectionKey.OP_READ);
            closer.join();
        }
    }
}
