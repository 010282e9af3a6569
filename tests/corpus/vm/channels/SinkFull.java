// A pipe takes no more when it is full, and more once it was read.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;

public class SinkFull {
    public static void main(String[] args) throws Exception {
        Pipe pipe = Pipe.open();
        pipe.sink().configureBlocking(false);
        Selector selector = Selector.open();
        SelectionKey key = pipe.sink().register(selector, SelectionKey.OP_WRITE);
        System.out.println(selector.selectNow());
        selector.selectedKeys().clear();
        int sent = 0;
        for (int n; (n = pipe.sink().write(ByteBuffer.allocate(4096))) > 0; ) sent += n;
        System.out.println(sent + " " + selector.selectNow());
        ByteBuffer in = ByteBuffer.allocate(sent);
        while (in.hasRemaining()) pipe.source().read(in);
        System.out.println(selector.selectNow() + " " + key.isWritable());
        pipe.sink().close();
        // Only now is it closed in truth: it was registered.
        selector.selectNow();
        System.out.println(pipe.source().read(in.clear()));
        pipe.source().close();
        selector.close();
    }
}
