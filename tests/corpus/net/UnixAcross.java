// Two processes over a socket file, which one of them made in a folder of its own: the other is told where by an argument.
//@ process: server = UnixAcross$Server {port}
//@ process: client = UnixAcross$Client {port}
import java.io.*;
import java.net.*;
import java.nio.channels.*;
import java.nio.file.*;

public class UnixAcross {
    static Path file(String[] args) {
        return Path.of(System.getProperty("java.io.tmpdir"), "heddle-unix-" + args[0]);
    }

    static class Server {
        public static void main(String[] args) throws Exception {
            Path file = file(args);
            try (ServerSocketChannel listener = ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(UnixDomainSocketAddress.of(file))) {
                System.out.println("ready");
                try (SocketChannel channel = listener.accept()) {
                    BufferedReader in = new BufferedReader(Channels.newReader(channel, "UTF-8"));
                    PrintWriter out = new PrintWriter(Channels.newWriter(channel, "UTF-8"), true);
                    for (String line; (line = in.readLine()) != null;) {
                        System.out.println(line);
                        out.println(line.toUpperCase());
                    }
                }
            } finally {
                Files.delete(file);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(file(args)))) {
                BufferedReader in = new BufferedReader(Channels.newReader(channel, "UTF-8"));
                PrintWriter out = new PrintWriter(Channels.newWriter(channel, "UTF-8"), true);
                for (String word : new String[] {"one", "two"}) {
                    out.println(word);
                    System.out.println(in.readLine());
                }
            }
        }
    }
}
