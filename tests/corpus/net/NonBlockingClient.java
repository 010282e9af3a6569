// A client with a selector connects, writes and reads as it is told to.
//@ process: server = NonBlockingClient$Server {port}
//@ process: client = NonBlockingClient$Client {port}
import java.io.*;
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.util.*;

public class NonBlockingClient {
    static class Server {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            ServerSocket listener = new ServerSocket(port, 5, InetAddress.getLoopbackAddress());
            System.out.println("ready");
            try (Socket socket = listener.accept()) {
                byte[] all = socket.getInputStream().readNBytes(6);
                System.out.println(new String(all));
                socket.getOutputStream().write("thanks".getBytes());
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            Selector selector = Selector.open();
            SocketChannel channel = SocketChannel.open();
            channel.configureBlocking(false);
            channel.connect(new InetSocketAddress("localhost", port));
            channel.register(selector, SelectionKey.OP_CONNECT);
            ByteBuffer out = ByteBuffer.wrap("please".getBytes());
            ByteBuffer in = ByteBuffer.allocate(10);
            while (channel.isOpen()) {
                selector.select();
                for (SelectionKey key : selector.selectedKeys()) {
                    if (key.isConnectable() && channel.finishConnect()) {
                        System.out.println("connected");
                        key.interestOps(SelectionKey.OP_WRITE);
                    } else if (key.isWritable()) {
                        channel.write(out);
                        if (!out.hasRemaining()) key.interestOps(SelectionKey.OP_READ);
                    } else if (key.isReadable() && channel.read(in) < 0) {
                        channel.close();
                    }
                }
                selector.selectedKeys().clear();
            }
            System.out.println(new String(in.array(), 0, in.position()));
        }
    }
}
