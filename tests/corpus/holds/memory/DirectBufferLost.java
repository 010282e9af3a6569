// Three threads add one each to a float of a direct buffer: one, two or all three additions count.
//@ output: 1.0
//@ output: 2.0
//@ output: 3.0
import java.nio.ByteBuffer;

public class DirectBufferLost {
    static final ByteBuffer buffer = ByteBuffer.allocateDirect(4);

    static void add() {
        buffer.putFloat(0, buffer.getFloat(0) + 1);
    }

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(DirectBufferLost::add);
        Thread two = new Thread(DirectBufferLost::add);
        one.start();
        two.start();
        add();
        one.join();
        two.join();
        System.out.println(buffer.getFloat(0));
    }
}
