// A selector over socket files: a connect that does not wait is done at once.

import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.nio.file.*;
import java.util.*;

public class UnixSelector {
    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("u");
        UnixDomainSocketAddress address = UnixDomainSocketAddress.of(folder.resolve("s"));
        Selector selector = Selector.open();
        ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(address);
        server.configureBlocking(false);
        server.register(selector, SelectionKey.OP_ACCEPT);
        System.out.println(selector.selectNow() + " " + server.accept());
        SocketChannel client = SocketChannel.open(StandardProtocolFamily.UNIX);
        client.configureBlocking(false);
        System.out.println(client.connect(address) + " " + client.isConnected() + " " + client.isConnectionPending());
        client.write(ByteBuffer.wrap("abc".getBytes()));
        client.shutdownOutput();
        StringBuilder heard = new StringBuilder();
        boolean ended = false;
        while (!ended) {
            selector.select();
            for (SelectionKey key : selector.selectedKeys()) {
                if (key.isAcceptable()) {
                    SocketChannel accepted = server.accept();
                    accepted.configureBlocking(false);
                    accepted.register(selector, SelectionKey.OP_READ);
                } else {
                    ByteBuffer buffer = ByteBuffer.allocate(2);
                    int count = ((SocketChannel) key.channel()).read(buffer);
                    if (count < 0) {
                        ended = true;
                        key.channel().close();
                    } else {
                        heard.append(new String(buffer.array(), 0, count));
                    }
                }
            }
            selector.selectedKeys().clear();
        }
        System.out.println(heard);
        SocketChannel refused = SocketChannel.open(StandardProtocolFamily.UNIX);
        refused.configureBlocking(false);
        server.close();
        selector.selectNow();
        try {
            refused.connect(address);
            System.out.println("connected");
        } catch (ConnectException e) {
            System.out.println(e.getMessage() + " " + refused.isOpen());
        }
        Files.delete(folder.resolve("s"));
        Files.delete(folder);
    }
}
