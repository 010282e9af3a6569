// What the file system says of a socket file.

import java.io.*;
import java.net.*;
import java.nio.channels.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.stream.*;

public class UnixFile {
    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("u");
        Path file = folder.resolve("s");
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(UnixDomainSocketAddress.of(file))) {
            BasicFileAttributes of = Files.readAttributes(file, BasicFileAttributes.class);
            System.out.println(of.isRegularFile() + " " + of.isDirectory() + " " + of.isSymbolicLink() + " " + of.isOther() + " " + of.size());
            System.out.println(Files.isReadable(file) + " " + Files.isWritable(file) + " " + file.toFile().isFile() + " " + file.toFile().exists());
            try (Stream<Path> names = Files.list(folder)) {
                System.out.println(names.map(path -> path.getFileName().toString()).collect(Collectors.toList()));
            }
            Path moved = folder.resolve("moved");
            Files.move(file, moved);
            try (SocketChannel client = SocketChannel.open(UnixDomainSocketAddress.of(moved))) {
                System.out.println("reached where it was moved to");
            }
            try (SocketChannel client = SocketChannel.open(UnixDomainSocketAddress.of(file))) {
                System.out.println("reached where it was");
            } catch (SocketException e) {
                System.out.println(e.getMessage());
            }
            Path link = folder.resolve("link");
            Files.createSymbolicLink(link, moved);
            try (SocketChannel client = SocketChannel.open(UnixDomainSocketAddress.of(link))) {
                System.out.println("reached by a link");
            }
            Files.delete(link);
            Files.delete(moved);
        }
        Files.delete(folder);
    }
}
