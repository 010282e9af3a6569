// Two channels over a socket file: bound, connected, and what each end says of its addresses. The file stays when the
// server is closed, until somebody deletes it.

import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.nio.file.*;

public class UnixEcho {
    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("unix");
        Path file = folder.resolve("socket");
        UnixDomainSocketAddress address = UnixDomainSocketAddress.of(file);
        System.out.println(address.getPath().equals(file) + " " + address.toString().equals(file.toString()));
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            System.out.println(server.getLocalAddress());
            server.bind(address);
            System.out.println(server.getLocalAddress().equals(address) + " " + Files.exists(file));
            try (SocketChannel client = SocketChannel.open(address); SocketChannel accepted = server.accept()) {
                System.out.println(client.isConnected() + " " + accepted.isConnected());
                System.out.println("[" + client.getLocalAddress() + "] " + client.getRemoteAddress().equals(address));
                System.out.println(accepted.getLocalAddress().equals(address) + " [" + accepted.getRemoteAddress() + "]");
                client.write(ByteBuffer.wrap("hello".getBytes()));
                ByteBuffer buffer = ByteBuffer.allocate(16);
                System.out.println(accepted.read(buffer));
                buffer.flip();
                System.out.println(accepted.write(buffer));
                buffer.clear();
                System.out.println(client.read(buffer) + " " + new String(buffer.array(), 0, 5));
                client.shutdownOutput();
                System.out.println(accepted.read(buffer));
            }
        }
        System.out.println(Files.exists(file));
        Files.delete(file);
        System.out.println(Files.exists(file));
        Files.delete(folder);
    }
}
