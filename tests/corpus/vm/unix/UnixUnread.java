// One end is closed with bytes unread: the other end is told that the connection was reset.

import java.io.IOException;
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.nio.file.*;

public class UnixUnread {
    static void tried(String what, java.util.concurrent.Callable<Object> action) {
        try {
            System.out.println(what + " " + action.call());
        } catch (Exception e) {
            System.out.println(what + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("u");
        ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(UnixDomainSocketAddress.of(folder.resolve("s")));
        for (boolean writesFirst : new boolean[] {false, true}) {
            SocketChannel one = SocketChannel.open(server.getLocalAddress());
            SocketChannel other = server.accept();
            one.write(ByteBuffer.allocate(5));
            other.close();
            if (writesFirst) {
                tried("write", () -> one.write(ByteBuffer.allocate(1)));
            }
            tried("read", () -> one.read(ByteBuffer.allocate(1)));
            tried("read", () -> one.read(ByteBuffer.allocate(1)));
            tried("write", () -> one.write(ByteBuffer.allocate(1)));
            one.close();
        }
        System.out.println("never accepted");
        SocketChannel waiting = SocketChannel.open(server.getLocalAddress());
        server.close();
        tried("read", () -> waiting.read(ByteBuffer.allocate(1)));
        tried("write", () -> waiting.write(ByteBuffer.allocate(1)));
        Files.delete(folder.resolve("s"));
        Files.delete(folder);
    }
}
