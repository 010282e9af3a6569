// An asynchronous server adds up numbers of each client by handlers; clients are a socket, a channel with futures, and one that goes away.
//@ process: server = AsyncServerAcross$Server {port}
//@ process: socket = AsyncServerAcross$First {port}
//@ process: channel = AsyncServerAcross$Second {port}
//@ process: leaver = AsyncServerAcross$Third {port}
import java.io.*;
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.util.concurrent.*;

public class AsyncServerAcross {
    static class Server {
        static final CountDownLatch over = new CountDownLatch(3);

        public static void main(String[] args) throws Exception {
            AsynchronousServerSocketChannel listener = AsynchronousServerSocketChannel.open().bind(new InetSocketAddress("localhost", Integer.parseInt(args[0])));
            listener.accept(1, new CompletionHandler<AsynchronousSocketChannel, Integer>() {
                public void completed(AsynchronousSocketChannel client, Integer number) {
                    if (number < 3) listener.accept(number + 1, this);
                    serve(client, ByteBuffer.allocate(4), new int[1]);
                }

                public void failed(Throwable t, Integer number) {
                    System.out.println(t);
                }
            });
            System.out.println("ready");
            over.await();
            listener.close();
            System.out.println("over");
        }

        static void serve(AsynchronousSocketChannel client, ByteBuffer buffer, int[] sum) {
            client.read(buffer, null, new CompletionHandler<Integer, Void>() {
                public void completed(Integer count, Void v) {
                    if (count < 0) {
                        end(client, null);
                    } else if (buffer.hasRemaining()) {
                        client.read(buffer, null, this);
                    } else {
                        sum[0] += buffer.flip().getInt();
                        buffer.clear().putInt(sum[0]).flip();
                        client.write(buffer, null, new CompletionHandler<Integer, Void>() {
                            public void completed(Integer n, Void v) {
                                if (buffer.hasRemaining()) client.write(buffer, null, this);
                                else serve(client, buffer.clear(), sum);
                            }

                            public void failed(Throwable t, Void v) {
                                end(client, t);
                            }
                        });
                    }
                }

                public void failed(Throwable t, Void v) {
                    end(client, t);
                }
            });
        }

        static void end(AsynchronousSocketChannel client, Throwable t) {
            if (t != null) System.out.println(t.getMessage());
            try {
                client.close();
            } catch (IOException e) {
                System.out.println(e);
            }
            over.countDown();
        }
    }

    static class First {
        public static void main(String[] args) throws Exception {
            try (Socket s = new Socket("localhost", Integer.parseInt(args[0]))) {
                DataOutputStream out = new DataOutputStream(s.getOutputStream());
                DataInputStream in = new DataInputStream(s.getInputStream());
                for (int i = 1; i < 4; i++) {
                    out.writeInt(i * 100);
                    System.out.println(in.readInt());
                }
            }
            System.out.println("ready");
        }
    }

    static class Second {
        public static void main(String[] args) throws Exception {
            AsynchronousSocketChannel c = AsynchronousSocketChannel.open();
            c.connect(new InetSocketAddress("localhost", Integer.parseInt(args[0]))).get();
            c.write(ByteBuffer.wrap(new byte[] {0, 0, 1})).get();
            Future<Integer> pending = c.read(ByteBuffer.allocate(2));
            c.write(ByteBuffer.wrap(new byte[] {7, 0})).get();
            System.out.println(pending.get());
            c.shutdownOutput();
            ByteBuffer rest = ByteBuffer.allocate(10);
            while (c.read(rest).get() >= 0) {}
            System.out.println(rest.position());
            c.close();
            System.out.println("ready");
        }
    }

    static class Third {
        public static void main(String[] args) throws Exception {
            Socket s = new Socket("localhost", Integer.parseInt(args[0]));
            s.setSoLinger(true, 0);
            s.close();
            System.out.println("gone");
        }
    }
}
