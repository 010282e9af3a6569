// One end is closed: what the other end reads and writes then.

import java.io.IOException;
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.nio.file.*;

public class UnixClosed {
    static SocketChannel one;
    static SocketChannel other;
    static ServerSocketChannel server;

    static void pair() throws IOException {
        one = SocketChannel.open(server.getLocalAddress());
        other = server.accept();
    }

    static void read(SocketChannel channel) {
        try {
            System.out.println("  read " + channel.read(ByteBuffer.allocate(10)));
        } catch (IOException e) {
            System.out.println("  read: " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static void write(SocketChannel channel) {
        try {
            System.out.println("  write " + channel.write(ByteBuffer.allocate(3)));
        } catch (IOException e) {
            System.out.println("  write: " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("u");
        server = ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(UnixDomainSocketAddress.of(folder.resolve("s")));
        System.out.println("closed");
        pair();
        other.close();
        read(one);
        write(one);
        write(one);
        read(one);
        System.out.println("closed behind bytes");
        pair();
        write(other);
        other.close();
        write(one);
        read(one);
        read(one);
        System.out.println("its input shut");
        pair();
        other.shutdownInput();
        write(one);
        write(other);
        read(one);
        System.out.println("its output shut");
        pair();
        other.shutdownOutput();
        read(one);
        write(one);
        read(other);
        write(other);
        server.close();
        Files.delete(folder.resolve("s"));
        Files.delete(folder);
    }
}
