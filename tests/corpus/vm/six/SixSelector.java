// One selector serves clients of both families.

import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class SixSelector {
    public static void main(String[] args) throws Exception {
        Selector selector = Selector.open();
        ServerSocketChannel server = ServerSocketChannel.open().bind(new InetSocketAddress("::", 0));
        int port = ((InetSocketAddress) server.getLocalAddress()).getPort();
        server.configureBlocking(false);
        server.register(selector, SelectionKey.OP_ACCEPT);
        List<SocketChannel> clients = new ArrayList<>();
        for (String text : new String[] {"127.0.0.1", "::1"}) {
            SocketChannel client = SocketChannel.open(new InetSocketAddress(text, port));
            client.write(ByteBuffer.wrap(text.getBytes()));
            client.shutdownOutput();
            clients.add(client);
        }
        TreeMap<String, String> heard = new TreeMap<>();
        int ended = 0;
        while (ended < 2) {
            selector.select();
            for (Iterator<SelectionKey> keys = selector.selectedKeys().iterator(); keys.hasNext();) {
                SelectionKey key = keys.next();
                keys.remove();
                if (key.isAcceptable()) {
                    SocketChannel accepted = server.accept();
                    if (accepted == null) {
                        continue;
                    }
                    accepted.configureBlocking(false);
                    accepted.register(selector, SelectionKey.OP_READ, ((InetSocketAddress) accepted.getRemoteAddress()).getAddress().toString());
                } else {
                    ByteBuffer buffer = ByteBuffer.allocate(32);
                    int count = ((SocketChannel) key.channel()).read(buffer);
                    if (count < 0) {
                        key.channel().close();
                        ended++;
                    } else {
                        heard.merge((String) key.attachment(), new String(buffer.array(), 0, count), String::concat);
                    }
                }
            }
        }
        System.out.println(heard);
    }
}
