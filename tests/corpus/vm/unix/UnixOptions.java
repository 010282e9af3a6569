// Options of channels over socket files, and an address that the system chooses.

import java.net.*;
import java.nio.channels.*;
import java.nio.file.*;
import java.util.*;

public class UnixOptions {
    public static void main(String[] args) throws Exception {
        try (SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX)) {
            TreeSet<String> names = new TreeSet<>();
            channel.supportedOptions().forEach(option -> names.add(option.name()));
            names.remove("SO_PEERCRED");
            System.out.println(names);
            channel.setOption(StandardSocketOptions.SO_LINGER, 5);
            System.out.println(channel.getOption(StandardSocketOptions.SO_LINGER));
            try {
                channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
            } catch (UnsupportedOperationException e) {
                System.out.println(e.getMessage());
            }
        }
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(null)) {
            UnixDomainSocketAddress address = (UnixDomainSocketAddress) server.getLocalAddress();
            System.out.println(address.getPath().isAbsolute() + " " + Files.exists(address.getPath()));
            try (SocketChannel client = SocketChannel.open(address); SocketChannel accepted = server.accept()) {
                System.out.println(accepted.getLocalAddress().equals(address));
            }
            Files.delete(address.getPath());
        }
        Path folder = Files.createTempDirectory("u");
        UnixDomainSocketAddress at = UnixDomainSocketAddress.of(folder.resolve("s"));
        UnixDomainSocketAddress mine = UnixDomainSocketAddress.of(folder.resolve("c"));
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(at);
             SocketChannel client = SocketChannel.open(StandardProtocolFamily.UNIX)) {
            client.bind(mine);
            client.connect(at);
            SocketChannel accepted = server.accept();
            System.out.println(client.getLocalAddress().equals(mine) + " " + accepted.getRemoteAddress().equals(mine));
            accepted.close();
        }
        Files.delete(at.getPath());
        Files.delete(mine.getPath());
        Files.delete(folder);
    }
}
