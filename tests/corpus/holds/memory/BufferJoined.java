// The thread fills the buffer in bulk, and main reads it after the join.
//@ flags: --property no-race
import java.nio.ByteBuffer;
import java.nio.CharBuffer;

public class BufferJoined {
    public static void main(String[] args) throws Exception {
        ByteBuffer bytes = ByteBuffer.allocate(2);
        CharBuffer letters = CharBuffer.allocate(2);
        Thread other = new Thread(() -> {
            bytes.put(new byte[] {1, 1}).flip();
            letters.put("xy").flip();
        });
        other.start();
        other.join();
        assert bytes.getShort() == 0x0101 && letters.toString().equals("xy");
    }
}
