// The server ends without reading: the client is told by its channel.
//@ process: server = ChannelServerGone$Server {port}
//@ process: client = ChannelServerGone$Client {port}
import java.io.*;
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.util.*;

public class ChannelServerGone {
    static class Server {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", port));
            System.out.println("ready");
            SocketChannel channel = listener.accept();
            channel.write(ByteBuffer.wrap(new byte[] {1}));
            System.exit(3);
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            SocketChannel channel = SocketChannel.open(new InetSocketAddress("localhost", port));
            ByteBuffer in = ByteBuffer.allocate(2);
            System.out.println(channel.read(in) + " " + channel.read(in));
            channel.close();
        }
    }
}
