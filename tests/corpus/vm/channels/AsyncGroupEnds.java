// A group of asynchronous channels: shut down with and without its channels, its executor, its end.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.util.concurrent.*;

public class AsyncGroupEnds {
    public static void main(String[] args) throws Exception {
        AsynchronousChannelGroup group = AsynchronousChannelGroup.withFixedThreadPool(1, r -> {
            Thread t = new Thread(r, "pooled");
            t.setDaemon(true);
            return t;
        });
        AsynchronousServerSocketChannel listener = AsynchronousServerSocketChannel.open(group).bind(new InetSocketAddress("localhost", 0));
        BlockingQueue<String> said = new LinkedBlockingQueue<>();
        listener.accept(null, new CompletionHandler<AsynchronousSocketChannel, Object>() {
            public void completed(AsynchronousSocketChannel c, Object o) {
                said.add("accepted in " + Thread.currentThread().getName());
                try {
                    c.close();
                } catch (Exception e) {
                    said.add(e.toString());
                }
            }

            public void failed(Throwable t, Object o) {
                said.add(t.toString());
            }
        });
        SocketChannel client = SocketChannel.open(listener.getLocalAddress());
        System.out.println(said.take() + " " + client.read(ByteBuffer.allocate(1)));
        client.close();
        listener.accept(null, new CompletionHandler<AsynchronousSocketChannel, Object>() {
            public void completed(AsynchronousSocketChannel c, Object o) {
                said.add("not expected");
            }

            public void failed(Throwable t, Object o) {
                said.add("failed " + t + " in " + Thread.currentThread().getName());
            }
        });
        group.shutdown();
        System.out.println(group.isShutdown() + " " + group.isTerminated() + " " + listener.isOpen());
        try {
            AsynchronousSocketChannel.open(group);
        } catch (Exception e) {
            System.out.println(e);
        }
        System.out.println(group.awaitTermination(10, TimeUnit.MILLISECONDS));
        group.shutdownNow();
        System.out.println(said.take());
        System.out.println(group.awaitTermination(10, TimeUnit.SECONDS) + " " + group.isTerminated() + " " + listener.isOpen());
    }
}
