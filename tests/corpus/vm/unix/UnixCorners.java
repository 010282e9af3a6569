// Unix-domain channels: no name, relative names, long names, wrong families, two that know each other, selected and scattered.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.nio.file.*;

public class UnixCorners {
    interface Act {
        Object run() throws Exception;
    }

    static void attempt(String what, Act act) {
        try {
            System.out.println(what + " " + act.run());
        } catch (Exception e) {
            System.out.println(what + " " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("corners");
        Path path = folder.resolve("s");
        ServerSocketChannel listener = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        attempt("wrong family", () -> listener.bind(new InetSocketAddress(0)));
        attempt("accept", () -> listener.accept());
        attempt("socket", () -> listener.socket());
        listener.bind(UnixDomainSocketAddress.of(path), 2);
        attempt("twice", () -> listener.bind(UnixDomainSocketAddress.of(folder.resolve("t"))));
        System.out.println(listener.getLocalAddress().equals(UnixDomainSocketAddress.of(path)) + " " + listener.supportedOptions());
        SocketChannel client = SocketChannel.open(StandardProtocolFamily.UNIX);
        attempt("connect", () -> client.connect(UnixDomainSocketAddress.of(path)));
        attempt("connect again", () -> client.connect(UnixDomainSocketAddress.of(path)));
        SocketChannel server = listener.accept();
        System.out.println(client.getLocalAddress().toString().isEmpty() + " " + server.getRemoteAddress().toString().isEmpty());
        System.out.println(client.getRemoteAddress().equals(server.getLocalAddress()));
        client.write(new ByteBuffer[] {ByteBuffer.wrap("ab".getBytes()), ByteBuffer.wrap("cde".getBytes())});
        ByteBuffer[] into = {ByteBuffer.allocate(1), ByteBuffer.allocate(9)};
        System.out.println(server.read(into) + " " + new String(into[1].array(), 0, 4));
        server.configureBlocking(false);
        Selector s = Selector.open();
        SelectionKey k = server.register(s, SelectionKey.OP_READ | SelectionKey.OP_WRITE);
        System.out.println(s.selectNow() + " " + k.readyOps());
        client.shutdownOutput();
        s.selectedKeys().clear();
        System.out.println(s.select() + " " + k.readyOps() + " " + server.read(into));
        server.close();
        attempt("read", () -> client.read(ByteBuffer.allocate(1)));
        attempt("bind a client", () -> {
            try (SocketChannel c = SocketChannel.open(StandardProtocolFamily.UNIX)) {
                return c.bind(UnixDomainSocketAddress.of(folder.resolve("c"))).getLocalAddress().equals(UnixDomainSocketAddress.of(folder.resolve("c"))) + " " + Files.exists(folder.resolve("c"));
            }
        });
        attempt("too long", () -> ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(UnixDomainSocketAddress.of("x".repeat(200))));
        attempt("no folder", () -> ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(UnixDomainSocketAddress.of("no/such/folder")));
        ServerSocketChannel unnamed = ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(null);
        Path named = ((UnixDomainSocketAddress) unnamed.getLocalAddress()).getPath();
        System.out.println(Files.exists(named) + " " + named.isAbsolute());
        try (SocketChannel c = SocketChannel.open(unnamed.getLocalAddress())) {
            System.out.println(c.isConnected());
        }
        unnamed.close();
        Files.delete(named);
        attempt("tcp option", () -> client.setOption(StandardSocketOptions.TCP_NODELAY, true));
        listener.close();
        attempt("gone", () -> SocketChannel.open(UnixDomainSocketAddress.of(path)));
        for (String f : new String[] {"s", "c"}) Files.deleteIfExists(folder.resolve(f));
        Files.delete(folder);
    }
}
