// Direct buffers, kept. Their memory lies outside of the Java heap, and may be as much as that (2 GB).
//@ flags: --max-memory 256M --max-time 20
//@ expect: inconclusive the memory limit was reached
public class DirectBuffers {
    public static void main(String[] args) {
        var kept = new java.util.ArrayList<java.nio.ByteBuffer>();
        while (true) {
            var buffer = java.nio.ByteBuffer.allocateDirect(1 << 20);
            buffer.put(100, (byte) 1);
            kept.add(buffer);
        }
    }
}
