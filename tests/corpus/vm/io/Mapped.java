// Memory-mapped files: read-write, read-only and private maps.
import java.nio.*;
import java.nio.channels.*;
import java.nio.file.*;

public class Mapped {
    public static void main(String[] args) throws Exception {
        Path p = Files.createTempFile("map", ".dat");
        try (FileChannel c = FileChannel.open(p, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            MappedByteBuffer m = c.map(FileChannel.MapMode.READ_WRITE, 0, 64);
            System.out.println(m.capacity() + " " + m.isDirect() + " " + c.size() + " " + m.get(63));
            for (int i = 0; i < 16; i++) m.putInt(i * i);
            m.force();
            ByteBuffer b = ByteBuffer.allocate(8);
            c.read(b, 12);
            System.out.println(b.getInt(0) + " " + b.getInt(4));
            MappedByteBuffer r = c.map(FileChannel.MapMode.READ_ONLY, 8, 16);
            System.out.println(r.getInt() + " " + r.getInt() + " " + r.isReadOnly() + " " + r.remaining());
            try {
                r.put(0, (byte) 1);
            } catch (ReadOnlyBufferException e) {
                System.out.println("read only");
            }
            MappedByteBuffer priv = c.map(FileChannel.MapMode.PRIVATE, 0, 8);
            priv.putInt(0, 777);
            ByteBuffer again = ByteBuffer.allocate(4);
            c.read(again, 0);
            System.out.println(priv.getInt(0) + " " + again.getInt(0));
            IntBuffer ib = m.rewind().order(ByteOrder.BIG_ENDIAN).asIntBuffer();
            int sum = 0;
            while (ib.hasRemaining()) sum += ib.get();
            System.out.println(sum);
        }
        System.out.println(Files.size(p));
        Files.delete(p);
    }
}
