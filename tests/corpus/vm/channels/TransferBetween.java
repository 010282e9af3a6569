// A file goes to a channel and back to a file.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.nio.file.*;

public class TransferBetween {
    public static void main(String[] args) throws Exception {
        ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        SocketChannel client = SocketChannel.open(listener.getLocalAddress());
        SocketChannel server = listener.accept();
        Path from = Files.createTempFile("from", ".txt"), to = Files.createTempFile("to", ".txt");
        Files.writeString(from, "some lines\nof text\n".repeat(50));
        try (FileChannel file = FileChannel.open(from)) {
            long sent = 0;
            while (sent < file.size()) sent += file.transferTo(sent, file.size() - sent, client);
            System.out.println(sent);
        }
        client.shutdownOutput();
        try (FileChannel file = FileChannel.open(to, StandardOpenOption.WRITE)) {
            long at = 0;
            for (long n; (n = file.transferFrom(server, at, 100)) > 0; at += n) { }
            System.out.println(at);
        }
        System.out.println(Files.readString(to).equals(Files.readString(from)));
        Files.delete(from);
        Files.delete(to);
        client.close();
        server.close();
        listener.close();
    }
}
