// A selector loop squares numbers for one client.
//@ process: server = SelectorSquares$Server {port}
//@ process: client = SelectorSquares$Client {port} 2
import java.io.*;
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.util.*;

public class SelectorSquares {
    static class Server {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            Selector selector = Selector.open();
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", port));
            listener.configureBlocking(false);
            listener.register(selector, SelectionKey.OP_ACCEPT);
            System.out.println("ready");
            int ended = 0;
            int sum = 0;
            while (ended < 1) {
                selector.select();
                Iterator<SelectionKey> keys = selector.selectedKeys().iterator();
                while (keys.hasNext()) {
                    SelectionKey key = keys.next();
                    keys.remove();
                    if (key.isAcceptable()) {
                        SocketChannel accepted = listener.accept();
                        accepted.configureBlocking(false);
                        accepted.register(selector, SelectionKey.OP_READ, ByteBuffer.allocate(16));
                    } else if (key.isReadable()) {
                        SocketChannel channel = (SocketChannel) key.channel();
                        ByteBuffer buffer = (ByteBuffer) key.attachment();
                        if (channel.read(buffer) < 0) {
                            channel.close();
                            ended++;
                        } else if (buffer.position() >= 4) {
                            buffer.flip();
                            int number = buffer.getInt();
                            buffer.compact();
                            sum += number;
                            channel.write(ByteBuffer.allocate(4).putInt(number * number).flip());
                        }
                    }
                }
            }
            System.out.println("sum " + sum);
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            SocketChannel channel = SocketChannel.open(new InetSocketAddress("localhost", port));
            for (int i = 1; i <= 3; i++) {
                int number = Integer.parseInt(args[1]) * i;
                ByteBuffer out = ByteBuffer.allocate(4).putInt(number).flip();
                while (out.hasRemaining()) channel.write(out);
                ByteBuffer in = ByteBuffer.allocate(4);
                while (in.hasRemaining()) channel.read(in);
                System.out.println(number + " " + in.flip().getInt());
            }
            channel.close();
        }
    }
}
