// Scattered reads and gathered writes with empty buffers, read-only ones, slices, none at all, and more buffers than the system takes at once.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.util.*;

public class ScatterCorners {
    public static void main(String[] args) throws Exception {
        ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        SocketChannel out = SocketChannel.open(listener.getLocalAddress());
        SocketChannel in = listener.accept();
        ByteBuffer text = ByteBuffer.wrap("0123456789".getBytes());
        ByteBuffer slice = text.duplicate().position(3).limit(6).slice();
        ByteBuffer[] parts = {ByteBuffer.allocate(0), slice, text.asReadOnlyBuffer().position(8), ByteBuffer.allocateDirect(0)};
        System.out.println(out.write(parts) + " " + slice.hasRemaining() + " " + parts[2].remaining() + " " + out.write(parts));
        System.out.println(out.write(new ByteBuffer[0]));
        ByteBuffer[] into = {ByteBuffer.allocate(0), ByteBuffer.allocateDirect(2), ByteBuffer.allocate(0), ByteBuffer.allocate(9)};
        System.out.println(in.read(into) + " " + into[1].position() + " " + into[3].position() + " " + new String(into[3].array(), 0, 3));
        System.out.println(in.read(new ByteBuffer[0]) + " " + in.read(into, 0, 1));
        try {
            in.read(new ByteBuffer[] {ByteBuffer.allocate(1).asReadOnlyBuffer()});
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        try {
            in.read(into, 2, 3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getClass());
        }
        try {
            out.write(new ByteBuffer[] {null});
        } catch (NullPointerException e) {
            System.out.println(e.getClass());
        }
        ByteBuffer[] many = new ByteBuffer[2000];
        for (int i = 0; i < many.length; i++) many[i] = i % 2 == 0 ? ByteBuffer.wrap(new byte[] {(byte) i}) : ByteBuffer.allocateDirect(1).put((byte) i).flip();
        long first = out.write(many);
        System.out.println(first);
        long all = first;
        while (many[1999].hasRemaining()) all += out.write(many);
        System.out.println(all);
        ByteBuffer back = ByteBuffer.allocate(2000);
        while (back.hasRemaining()) in.read(back);
        boolean right = true;
        for (int i = 0; i < 2000; i++) right &= back.get(i) == (byte) i;
        System.out.println(right);
        // Views of another order or type do not move what is written.
        ByteBuffer b = ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN);
        b.putInt(1).putLong(-2).flip();
        System.out.println(out.write(new ByteBuffer[] {b}, 0, 1));
        ByteBuffer c = ByteBuffer.allocateDirect(12).order(ByteOrder.LITTLE_ENDIAN);
        while (c.hasRemaining()) in.read(c);
        c.flip();
        System.out.println(c.asIntBuffer().get(0) + " " + c.getLong(4));
        out.close();
        System.out.println(in.read(new ByteBuffer[] {ByteBuffer.allocate(1), ByteBuffer.allocate(1)}) + " " + in.read(new ByteBuffer[] {ByteBuffer.allocate(0)}));
    }
}
