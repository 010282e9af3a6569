// What goes wrong with socket files, as the system tells it.

import java.io.IOException;
import java.net.*;
import java.nio.channels.*;
import java.nio.file.*;

public class UnixErrors {
    interface Action {
        Object run() throws IOException;
    }

    static void tried(String what, Action action) {
        try {
            Object result = action.run();
            System.out.println(what + ": done");
            if (result instanceof Channel) {
                ((Channel) result).close();
            }
        } catch (IOException | RuntimeException e) {
            System.out.println(what + ": " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    static ServerSocketChannel server() throws IOException {
        return ServerSocketChannel.open(StandardProtocolFamily.UNIX);
    }

    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("u");
        Path file = folder.resolve("s");
        UnixDomainSocketAddress address = UnixDomainSocketAddress.of(file);
        tried("nothing there", () -> SocketChannel.open(address));
        tried("no folder", () -> server().bind(UnixDomainSocketAddress.of(folder.resolve("none/s"))));
        Files.write(file, new byte[3]);
        tried("a plain file, connect", () -> SocketChannel.open(address));
        tried("a plain file, bind", () -> server().bind(address));
        Files.delete(file);
        ServerSocketChannel first = server().bind(address);
        tried("taken", () -> server().bind(address));
        first.close();
        tried("left behind, bind", () -> server().bind(address));
        tried("left behind, connect", () -> SocketChannel.open(address));
        Files.delete(file);
        tried("free again", () -> server().bind(address));
        Files.delete(file);
        tried("empty path", () -> server().bind(UnixDomainSocketAddress.of("")));
        tried("too long", () -> server().bind(UnixDomainSocketAddress.of(folder.resolve("x".repeat(120)))));
        tried("wrong kind", () -> server().bind(new InetSocketAddress(0)));
        tried("wrong kind, connect", () -> SocketChannel.open(StandardProtocolFamily.UNIX).connect(new InetSocketAddress(1)));
        tried("the other way round", () -> ServerSocketChannel.open().bind(address));
        tried("socket()", () -> {
            SocketChannel.open(StandardProtocolFamily.UNIX).socket();
            return null;
        });
        tried("not connected", () -> SocketChannel.open(StandardProtocolFamily.UNIX).shutdownInput());
        try (ServerSocketChannel server = server().bind(address)) {
            tried("bound twice", () -> server.bind(address));
            tried("unlinked", () -> {
                Files.delete(file);
                return SocketChannel.open(address);
            });
            try (ServerSocketChannel again = server().bind(address); SocketChannel client = SocketChannel.open(address)) {
                again.configureBlocking(false);
                server.configureBlocking(false);
                try (SocketChannel here = again.accept()) {
                    System.out.println((here != null) + " " + (server.accept() != null));
                }
            }
        }
        Files.delete(file);
        Files.delete(folder);
    }
}
