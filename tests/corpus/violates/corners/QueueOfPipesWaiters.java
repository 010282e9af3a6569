// Three threads: two write to different pipes, main waits for the second and then looks at the first.
//@ kinds: assertion-failure
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;

public class QueueOfPipesWaiters {
    static volatile int done;
    static void put(Pipe p) { try { done++; p.sink().write(ByteBuffer.wrap(new byte[1])); } catch (IOException e) { throw new UncheckedIOException(e); } }
    public static void main(String[] args) throws Exception {
        Pipe p = Pipe.open(), q = Pipe.open();
        new Thread(() -> put(p)).start();
        new Thread(() -> put(q)).start();
        q.source().read(ByteBuffer.allocate(1));
        p.source().read(ByteBuffer.allocate(1));
        assert done == 2; //~ assertion-failure
    }
}
