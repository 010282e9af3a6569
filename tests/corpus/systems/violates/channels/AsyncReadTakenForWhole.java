// A server with asynchronous channels reads once, and takes what it got for the whole message, which the client sends in two
// writes. If it reads between the two, it echoes one byte, and the client, which reads to the end, misses the other. A byte
// that comes before the server closes, and is not read, resets the connection.
// The group of the channels begins without threads but the library's own, so that idle ones are not told apart.
//@ process: server = AsyncReadTakenForWhole$Server
//@ process: client = AsyncReadTakenForWhole$Client
//@ flags: --start-in-order -Djava.nio.channels.DefaultThreadPool.initialSize=0
//@ kinds: assertion-failure uncaught
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;

public class AsyncReadTakenForWhole {
    public static class Server {
        public static void main(String[] args) throws Exception {
            try (AsynchronousServerSocketChannel listener =
                            AsynchronousServerSocketChannel.open().bind(new InetSocketAddress("localhost", 7000));
                    AsynchronousSocketChannel client = listener.accept().get()) {
                ByteBuffer message = ByteBuffer.allocate(2);
                client.read(message).get();
                client.write(message.flip()).get();
            }
        }
    }

    public static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket server = new Socket("localhost", 7000)) {
                server.getOutputStream().write('a');
                server.getOutputStream().write('b');
                server.shutdownOutput();
                int length = server.getInputStream().readAllBytes().length; //~ uncaught
                assert length == 2 : length; //~ assertion-failure
            }
        }
    }
}
