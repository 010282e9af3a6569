// A channel here, a channel there: lines go and come.
//@ process: server = ChannelAcross$Server {port}
//@ process: client = ChannelAcross$Client {port}
import java.io.*;
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.util.*;

public class ChannelAcross {
    static class Server {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", port));
            System.out.println("ready");
            try (SocketChannel channel = listener.accept()) {
                BufferedReader in = new BufferedReader(Channels.newReader(channel, "UTF-8"));
                PrintWriter out = new PrintWriter(Channels.newWriter(channel, "UTF-8"), true);
                for (String line; (line = in.readLine()) != null; ) out.println(line.toUpperCase());
            }
            System.out.println("over");
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            SocketChannel channel = SocketChannel.open(new InetSocketAddress("localhost", port));
            BufferedReader in = new BufferedReader(Channels.newReader(channel, "UTF-8"));
            PrintWriter out = new PrintWriter(Channels.newWriter(channel, "UTF-8"), true);
            for (String word : List.of("one", "two", "three")) {
                out.println(word);
                System.out.println(in.readLine());
            }
            channel.shutdownOutput();
            System.out.println(in.readLine());
        }
    }
}
