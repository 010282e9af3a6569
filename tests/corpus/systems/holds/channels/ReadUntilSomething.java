// A channel that does not wait is read until there is something. Reading nothing changes nothing, so
// spinning has no end of states, and the byte comes.
//@ flags: --start-in-order
//@ process: server = ReadUntilSomething$Server
//@ process: client = ReadUntilSomething$Client
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class ReadUntilSomething {
    static class Server {
        public static void main(String[] args) throws Exception {
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress(7000));
            SocketChannel channel = listener.accept();
            channel.configureBlocking(false);
            ByteBuffer buffer = ByteBuffer.allocate(1);
            while (channel.read(buffer) == 0) Thread.yield();
            assert buffer.get(0) == 1;
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            SocketChannel channel = SocketChannel.open(new InetSocketAddress("localhost", 7000));
            channel.write(ByteBuffer.wrap(new byte[] {1}));
        }
    }
}
