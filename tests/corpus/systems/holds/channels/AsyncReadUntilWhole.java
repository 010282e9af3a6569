// A server with asynchronous channels reads until it has both bytes of a message, which may come one by one, and echoes them.
// The group of the channels begins without threads but the library's own, so that idle ones are not told apart.
//@ process: server = AsyncReadUntilWhole$Server
//@ process: client = AsyncReadUntilWhole$Client
//@ flags: --start-in-order -Djava.nio.channels.DefaultThreadPool.initialSize=0
//@ unreduced: no
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;

public class AsyncReadUntilWhole {
    public static class Server {
        public static void main(String[] args) throws Exception {
            try (AsynchronousServerSocketChannel listener =
                            AsynchronousServerSocketChannel.open().bind(new InetSocketAddress("localhost", 7000));
                    AsynchronousSocketChannel client = listener.accept().get()) {
                ByteBuffer message = ByteBuffer.allocate(2);
                while (message.hasRemaining()) {
                    client.read(message).get();
                }
                client.write(message.flip()).get();
            }
        }
    }

    public static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket server = new Socket("localhost", 7000)) {
                server.getOutputStream().write('a');
                server.getOutputStream().write('b');
                int length = server.getInputStream().readAllBytes().length;
                assert length == 2 : length;
            }
        }
    }
}
