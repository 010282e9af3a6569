// Two threads allocate a direct buffer each and fill it with what is theirs. Whoever comes first, each finds in its buffer what it
// put there, and nobody can tell where the buffers lie.
import java.nio.ByteBuffer;

public class DirectBuffersOfTwo {
    static final ByteBuffer[] buffers = new ByteBuffer[2];

    static void fill(int number) {
        ByteBuffer buffer = ByteBuffer.allocateDirect(16);
        buffer.putInt(0, number + 1);
        synchronized (buffers) {
            buffers[number] = buffer;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> fill(1));
        other.start();
        fill(0);
        other.join();
        assert buffers[0].getInt(0) == 1 && buffers[1].getInt(0) == 2;
        assert !buffers[0].equals(buffers[1]);
    }
}
