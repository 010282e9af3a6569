// A select returns for a wake-up or for what is ready.
//@ kinds: assertion-failure
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;

public class SelectWokenOrReady {
    public static void main(String[] args) throws Exception {
        Pipe pipe = Pipe.open();
        Selector selector = Selector.open();
        pipe.source().configureBlocking(false);
        pipe.source().register(selector, SelectionKey.OP_READ);
        Thread a = new Thread(selector::wakeup);
        Thread b = new Thread(() -> { try { pipe.sink().write(ByteBuffer.wrap(new byte[1])); } catch (IOException e) { throw new UncheckedIOException(e); } });
        a.start(); b.start();
        int ready = selector.select();
        a.join(); b.join();
        assert ready == 1; //~ assertion-failure
    }
}
