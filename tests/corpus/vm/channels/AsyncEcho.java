// Asynchronous channels, with futures and with handlers.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.util.concurrent.*;

public class AsyncEcho {
    public static void main(String[] args) throws Exception {
        AsynchronousServerSocketChannel listener = AsynchronousServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        CountDownLatch done = new CountDownLatch(1);
        StringBuffer seen = new StringBuffer();
        listener.accept("attached", new CompletionHandler<AsynchronousSocketChannel, String>() {
            public void completed(AsynchronousSocketChannel c, String a) {
                seen.append("accepted ").append(a);
                ByteBuffer b = ByteBuffer.allocate(10);
                c.read(b, b, new CompletionHandler<Integer, ByteBuffer>() {
                    public void completed(Integer n, ByteBuffer b) {
                        seen.append(", read ").append(n);
                        b.flip();
                        c.write(b, null, new CompletionHandler<Integer, Void>() {
                            public void completed(Integer n, Void v) {
                                try {
                                    c.close();
                                } catch (Exception e) {
                                    System.out.println(e);
                                }
                                done.countDown();
                            }
                            public void failed(Throwable t, Void v) { System.out.println(t); }
                        });
                    }
                    public void failed(Throwable t, ByteBuffer b) { System.out.println(t); }
                });
            }
            public void failed(Throwable t, String a) { System.out.println(t); }
        });
        AsynchronousSocketChannel client = AsynchronousSocketChannel.open();
        System.out.println(client.connect(listener.getLocalAddress()).get());
        System.out.println(client.write(ByteBuffer.wrap("hello".getBytes())).get());
        done.await();
        System.out.println(seen);
        ByteBuffer in = ByteBuffer.allocate(10);
        System.out.println(client.read(in).get() + " " + new String(in.array(), 0, in.position()));
        System.out.println(client.read(in).get());
        client.close();
        Future<AsynchronousSocketChannel> pending = listener.accept();
        System.out.println(pending.isDone());
        try {
            listener.accept();
        } catch (AcceptPendingException e) {
            System.out.println(e);
        }
        listener.close();
        try {
            pending.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause());
        }
    }
}
