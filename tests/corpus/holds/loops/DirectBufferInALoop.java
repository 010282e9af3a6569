// Two threads allocate direct buffers without end, and nobody keeps one. At most the other one is inside when somebody comes in.
// Each block lies somewhere else; what was allocated before is never used again.
//@ note: no run ends
import java.nio.ByteBuffer;

public class DirectBufferInALoop {
    static int users;

    static void use() throws Exception {
        synchronized (DirectBufferInALoop.class) {
            assert users < 2;
            users++;
        }
        ByteBuffer buffer = ByteBuffer.allocateDirect(16);
        buffer.putInt(0, 7);
        assert buffer.getInt(0) == 7;
        synchronized (DirectBufferInALoop.class) {
            users--;
        }
    }

    static void work() {
        try {
            while (true) {
                use();
            }
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        new Thread(DirectBufferInALoop::work).start();
        work();
    }
}
