// An asynchronous read with a time limit, one that is pending, a connect that is refused, groups.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.util.concurrent.*;

public class AsyncTimeoutsAndErrors {
    public static void main(String[] args) throws Exception {
        AsynchronousChannelGroup group = AsynchronousChannelGroup.withFixedThreadPool(2, Executors.defaultThreadFactory());
        AsynchronousServerSocketChannel listener = AsynchronousServerSocketChannel.open(group).bind(new InetSocketAddress("localhost", 0));
        Future<AsynchronousSocketChannel> accepted = listener.accept();
        AsynchronousSocketChannel client = AsynchronousSocketChannel.open(group);
        client.connect(listener.getLocalAddress()).get();
        AsynchronousSocketChannel server = accepted.get();
        CountDownLatch over = new CountDownLatch(1);
        client.read(ByteBuffer.allocate(4), 20, TimeUnit.MILLISECONDS, null, new CompletionHandler<Integer, Void>() {
            public void completed(Integer n, Void v) { System.out.println("read " + n); over.countDown(); }
            public void failed(Throwable t, Void v) { System.out.println(t); over.countDown(); }
        });
        over.await();
        AsynchronousSocketChannel fresh = AsynchronousSocketChannel.open(group);
        try {
            fresh.read(ByteBuffer.allocate(1));
        } catch (NotYetConnectedException e) {
            System.out.println(e);
        }
        SocketAddress at = listener.getLocalAddress();
        Future<Integer> pending = server.read(ByteBuffer.allocate(4));
        try {
            server.read(ByteBuffer.allocate(4));
        } catch (ReadPendingException e) {
            System.out.println(e);
        }
        server.close();
        try {
            pending.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause());
        }
        listener.close();
        try {
            fresh.connect(at).get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause());
        }
        fresh.close();
        client.close();
        group.shutdown();
        System.out.println(group.awaitTermination(5, TimeUnit.SECONDS) + " " + group.isTerminated());
    }
}
