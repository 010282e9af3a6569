// Asynchronous channels by handlers alone: accept again in the handler, read and write in turns, until the client shuts its output.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.nio.charset.*;
import java.util.concurrent.*;

public class AsyncHandlersNested {
    static final java.util.List<String> sessions = new CopyOnWriteArrayList<>();
    static final CountDownLatch over = new CountDownLatch(2);

    static class Session implements CompletionHandler<Integer, ByteBuffer> {
        final AsynchronousSocketChannel channel;
        final StringBuilder seen = new StringBuilder();
        boolean writing;

        Session(AsynchronousSocketChannel channel) {
            this.channel = channel;
            channel.read(ByteBuffer.allocate(4), null, this2());
        }

        CompletionHandler<Integer, ByteBuffer> this2() {
            return this;
        }

        ByteBuffer buffer = ByteBuffer.allocate(4);

        void begin() {
            channel.read(buffer, buffer, this);
        }

        @Override
        public void completed(Integer count, ByteBuffer b) {
            if (b == null) {
                // The first read, whose buffer nobody kept.
                seen.append("first ").append(count).append(' ');
                begin();
                return;
            }
            if (writing) {
                if (b.hasRemaining()) {
                    channel.write(b, b, this);
                    return;
                }
                writing = false;
                b.clear();
                channel.read(b, b, this);
                return;
            }
            if (count < 0) {
                try {
                    channel.shutdownOutput();
                    channel.close();
                } catch (Exception e) {
                    System.out.println(e);
                }
                sessions.add(seen.toString());
                over.countDown();
                return;
            }
            b.flip();
            seen.append(StandardCharsets.US_ASCII.decode(b.duplicate()));
            writing = true;
            channel.write(b, b, this);
        }

        @Override
        public void failed(Throwable t, ByteBuffer b) {
            System.out.println("failed " + t);
            over.countDown();
        }
    }

    public static void main(String[] args) throws Exception {
        AsynchronousServerSocketChannel listener = AsynchronousServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        listener.accept("attachment", new CompletionHandler<AsynchronousSocketChannel, String>() {
            int accepted;

            @Override
            public void completed(AsynchronousSocketChannel channel, String s) {
                if (++accepted < 2) listener.accept(s, this);
                new Session(channel);
            }

            @Override
            public void failed(Throwable t, String s) {
                System.out.println("accept failed " + t + " " + s);
            }
        });
        for (int i = 0; i < 2; i++) {
            try (Socket socket = new Socket("localhost", ((InetSocketAddress) listener.getLocalAddress()).getPort())) {
                socket.getOutputStream().write("abcd".getBytes());
                for (int k = 0; k < 3; k++) {
                    socket.getOutputStream().write(("wxyz" + k).substring(k).getBytes());
                    int want = 5 - k;
                    byte[] back = socket.getInputStream().readNBytes(want);
                    System.out.println(new String(back));
                }
                socket.shutdownOutput();
                System.out.println(socket.getInputStream().read());
            }
        }
        over.await();
        sessions.forEach(System.out::println);
        listener.close();
        try {
            listener.accept().get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause());
        }
    }
}
