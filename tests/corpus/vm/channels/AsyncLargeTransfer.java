// Asynchronous writes of much data, each begun by the handler of the one before.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.util.concurrent.*;

public class AsyncLargeTransfer {
    public static void main(String[] args) throws Exception {
        AsynchronousServerSocketChannel listener = AsynchronousServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        Future<AsynchronousSocketChannel> accepted = listener.accept();
        AsynchronousSocketChannel client = AsynchronousSocketChannel.open();
        client.connect(listener.getLocalAddress()).get();
        AsynchronousSocketChannel server = accepted.get();
        ByteBuffer out = ByteBuffer.allocate(600_000);
        while (out.hasRemaining()) out.put((byte) out.position());
        out.flip();
        CountDownLatch written = new CountDownLatch(1);
        client.write(out, null, new CompletionHandler<Integer, Void>() {
            public void completed(Integer n, Void v) {
                if (out.hasRemaining()) client.write(out, null, this);
                else written.countDown();
            }
            public void failed(Throwable t, Void v) { System.out.println(t); }
        });
        long sum = 0, count = 0;
        ByteBuffer in = ByteBuffer.allocate(50_000);
        while (count < 600_000) {
            count += server.read(in.clear()).get();
            in.flip();
            while (in.hasRemaining()) sum += in.get();
        }
        written.await();
        client.shutdownOutput();
        System.out.println(count + " " + sum + " " + server.read(in.clear()).get());
        client.close();
        server.close();
        listener.close();
    }
}
