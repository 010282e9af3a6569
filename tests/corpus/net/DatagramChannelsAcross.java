// Datagrams between channels of two processes, with a selector on one side.
//@ process: server = DatagramChannelsAcross$Server {port}
//@ process: client = DatagramChannelsAcross$Client {port}
import java.io.*;
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.util.*;

public class DatagramChannelsAcross {
    static class Server {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            DatagramChannel channel = DatagramChannel.open().bind(new InetSocketAddress("localhost", port));
            channel.configureBlocking(false);
            Selector selector = Selector.open();
            channel.register(selector, SelectionKey.OP_READ);
            System.out.println("ready");
            for (int i = 0; i < 3; i++) {
                selector.select();
                selector.selectedKeys().clear();
                ByteBuffer in = ByteBuffer.allocate(20);
                SocketAddress from = channel.receive(in);
                System.out.println(new String(in.array(), 0, in.position()));
                channel.send(in.flip(), from);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            try (DatagramChannel channel = DatagramChannel.open()) {
                channel.connect(new InetSocketAddress("localhost", port));
                for (String word : List.of("un", "deux", "trois")) {
                    channel.write(ByteBuffer.wrap(word.getBytes()));
                    ByteBuffer in = ByteBuffer.allocate(20);
                    channel.read(in);
                    System.out.println(new String(in.array(), 0, in.position()));
                }
            }
        }
    }
}
