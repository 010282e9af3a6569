// A server with completion handlers: accepting begins a read, which begins a write, which ends the connection. The client gets its byte.
// The group of the channels begins without threads but the library's own, so that idle ones are not told apart.
//@ process: server = AsyncHandlerEchoes$Server
//@ process: client = AsyncHandlerEchoes$Client
//@ flags: --start-in-order -Djava.nio.channels.DefaultThreadPool.initialSize=0
//@ unreduced: no
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.CompletionHandler;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;

public class AsyncHandlerEchoes {
    public static class Server {
        static <T> CompletionHandler<T, Void> then(Consumer<T> next) {
            return new CompletionHandler<>() {
                public void completed(T result, Void attachment) {
                    next.accept(result);
                }

                public void failed(Throwable cause, Void attachment) {
                    throw new AssertionError(cause);
                }
            };
        }

        public static void main(String[] args) throws Exception {
            CountDownLatch done = new CountDownLatch(1);
            AsynchronousServerSocketChannel listener =
                    AsynchronousServerSocketChannel.open().bind(new InetSocketAddress("localhost", 7000));
            listener.accept(null, then((AsynchronousSocketChannel client) -> {
                ByteBuffer message = ByteBuffer.allocate(1);
                client.read(message, null, then(read -> client.write(message.flip(), null, then(written -> {
                    try {
                        client.close();
                    } catch (IOException e) {
                        throw new AssertionError(e);
                    }
                    done.countDown();
                }))));
            }));
            done.await();
            listener.close();
        }
    }

    public static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket server = new Socket("localhost", 7000)) {
                server.getOutputStream().write('a');
                assert server.getInputStream().read() == 'a';
                assert server.getInputStream().read() == -1;
            }
        }
    }
}
