// Two threads allocate direct buffers without end, and nobody keeps one. Nothing keeps the second one out while the first is inside.
// Each block lies somewhere else; what was allocated before is never used again.
//@ kinds: assertion-failure
import java.nio.ByteBuffer;

public class DirectBufferInALoopCrowded {
    static int users;

    static void use() throws Exception {
        synchronized (DirectBufferInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
            users++;
        }
        ByteBuffer buffer = ByteBuffer.allocateDirect(16);
        buffer.putInt(0, 7);
        assert buffer.getInt(0) == 7;
        synchronized (DirectBufferInALoopCrowded.class) {
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
        new Thread(DirectBufferInALoopCrowded::work).start();
        work();
    }
}
