// A selector loop passes lines from one client to the other, each framed by its length; who leaves is told to the other.
//@ process: server = SelectorChatAcross$Server {port}
//@ process: ann = SelectorChatAcross$Ann {port}
//@ process: bob = SelectorChatAcross$Bob {port}
import java.io.*;
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.util.*;

public class SelectorChatAcross {
    static class Server {
        public static void main(String[] args) throws Exception {
            Selector selector = Selector.open();
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", Integer.parseInt(args[0])));
            listener.configureBlocking(false);
            listener.register(selector, SelectionKey.OP_ACCEPT);
            System.out.println("ready");
            Map<SocketChannel, ByteBuffer> clients = new LinkedHashMap<>();
            int left = 0;
            while (left < 2) {
                selector.select();
                for (SelectionKey key : selector.selectedKeys()) {
                    if (key.isAcceptable()) {
                        SocketChannel client = listener.accept();
                        client.configureBlocking(false);
                        client.register(selector, SelectionKey.OP_READ);
                        clients.put(client, ByteBuffer.allocate(64));
                        continue;
                    }
                    SocketChannel client = (SocketChannel) key.channel();
                    ByteBuffer in = clients.get(client);
                    int count = client.read(in);
                    in.flip();
                    while (in.remaining() >= 1 && in.remaining() > in.get(in.position())) {
                        byte[] message = new byte[in.get()];
                        in.get(message);
                        tell(clients.keySet(), client, new String(message));
                    }
                    in.compact();
                    if (count < 0) {
                        key.cancel();
                        client.close();
                        clients.remove(client);
                        tell(clients.keySet(), client, "left");
                        left++;
                    }
                }
                selector.selectedKeys().clear();
            }
            selector.close();
            listener.close();
            System.out.println("empty");
        }

        static void tell(Set<SocketChannel> all, SocketChannel from, String text) throws IOException {
            for (SocketChannel other : all) {
                if (other != from) {
                    ByteBuffer[] message = {ByteBuffer.wrap(new byte[] {(byte) text.length()}), ByteBuffer.wrap(text.getBytes())};
                    while (message[1].hasRemaining()) other.write(message);
                }
            }
        }
    }

    static void say(Socket socket, String text) throws IOException {
        DataOutputStream out = new DataOutputStream(socket.getOutputStream());
        out.writeByte(text.length());
        out.flush();
        out.write(text.getBytes());
    }

    static String hear(Socket socket) throws IOException {
        int length = socket.getInputStream().read();
        return new String(socket.getInputStream().readNBytes(length));
    }

    static class Ann {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", Integer.parseInt(args[0]))) {
                System.out.println("ready");
                System.out.println(hear(socket));
                say(socket, "hello bob");
                System.out.println(hear(socket));
            }
        }
    }

    static class Bob {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", Integer.parseInt(args[0]))) {
                say(socket, "hello ann");
                System.out.println(hear(socket));
                say(socket, "bye");
                System.out.println(hear(socket));
            }
        }
    }
}
