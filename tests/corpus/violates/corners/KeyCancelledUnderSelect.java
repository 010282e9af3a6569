// A key is cancelled by another thread between the select and its use.
//@ kinds: uncaught
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;

public class KeyCancelledUnderSelect {
    public static void main(String[] args) throws Exception {
        Pipe p = Pipe.open();
        p.source().configureBlocking(false);
        Selector s = Selector.open();
        SelectionKey key = p.source().register(s, SelectionKey.OP_READ);
        p.sink().write(ByteBuffer.wrap(new byte[1]));
        Thread t = new Thread(key::cancel);
        t.start();
        if (s.selectNow() > 0) {
            key.isReadable(); //~ uncaught
        }
        t.join();
    }
}
