// An asynchronous server with handlers, and a client with futures.
//@ process: server = AsyncAcross$Server {port}
//@ process: client = AsyncAcross$Client {port}
import java.io.*;
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.util.*;
import java.util.concurrent.*;

public class AsyncAcross {
    static class Server {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            AsynchronousServerSocketChannel listener = AsynchronousServerSocketChannel.open().bind(new InetSocketAddress("localhost", port));
            CountDownLatch over = new CountDownLatch(1);
            listener.accept(null, new CompletionHandler<AsynchronousSocketChannel, Void>() {
                public void completed(AsynchronousSocketChannel channel, Void none) {
                    ByteBuffer buffer = ByteBuffer.allocate(64);
                    channel.read(buffer, null, new CompletionHandler<Integer, Void>() {
                        public void completed(Integer count, Void none) {
                            if (count < 0) {
                                over.countDown();
                                return;
                            }
                            buffer.flip();
                            while (buffer.hasRemaining()) {
                                try {
                                    channel.write(buffer).get();
                                } catch (Exception e) {
                                    System.out.println(e);
                                }
                            }
                            channel.read(buffer.clear(), null, this);
                        }
                        public void failed(Throwable t, Void none) { System.out.println(t); }
                    });
                }
                public void failed(Throwable t, Void none) { System.out.println(t); }
            });
            System.out.println("ready");
            over.await();
            System.out.println("over");
            listener.close();
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            try (AsynchronousSocketChannel channel = AsynchronousSocketChannel.open()) {
                channel.connect(new InetSocketAddress("localhost", port)).get();
                for (String word : List.of("alpha", "beta")) {
                    channel.write(ByteBuffer.wrap(word.getBytes())).get();
                    ByteBuffer in = ByteBuffer.allocate(word.length());
                    while (in.hasRemaining()) channel.read(in).get();
                    System.out.println(new String(in.array()));
                }
            }
        }
    }
}
