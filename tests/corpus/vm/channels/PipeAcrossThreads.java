// Bytes go through a pipe from one thread to another, up to its end.
import java.nio.*;
import java.nio.channels.*;

public class PipeAcrossThreads {
    public static void main(String[] args) throws Exception {
        Pipe pipe = Pipe.open();
        Thread writer = new Thread(() -> {
            try (Pipe.SinkChannel sink = pipe.sink()) {
                for (int i = 0; i < 5; i++) {
                    ByteBuffer b = ByteBuffer.allocate(8).putInt(i).putInt(i * i).flip();
                    while (b.hasRemaining()) sink.write(b);
                }
            } catch (Exception e) {
                System.out.println(e);
            }
        });
        writer.start();
        ByteBuffer in = ByteBuffer.allocate(8);
        try (Pipe.SourceChannel source = pipe.source()) {
            while (true) {
                in.clear();
                int n = 0;
                while (in.hasRemaining() && (n = source.read(in)) >= 0) { }
                if (n < 0) break;
                in.flip();
                System.out.println(in.getInt() + " " + in.getInt());
            }
            System.out.println("end " + source.read(in.clear()));
        }
        writer.join();
        Pipe other = Pipe.open();
        other.source().configureBlocking(false);
        System.out.println("nothing " + other.source().read(ByteBuffer.allocate(3)));
        Selector s = Selector.open();
        SelectionKey key = other.source().register(s, SelectionKey.OP_READ);
        System.out.println(s.selectNow());
        System.out.println(other.sink().write(new ByteBuffer[] {ByteBuffer.wrap(new byte[2]), ByteBuffer.wrap(new byte[3])}));
        System.out.println(s.select() + " " + key.isReadable() + " " + other.source().read(ByteBuffer.allocate(10)));
        other.source().close();
        try {
            other.sink().write(ByteBuffer.allocate(1));
        } catch (java.io.IOException e) {
            System.out.println(e);
        }
        other.sink().close();
        s.close();
    }
}
