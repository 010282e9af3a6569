// The options of jdk.net on channels: what is set is given back, and values out of range are refused.
import java.net.InetSocketAddress;
import java.net.SocketOption;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import jdk.net.ExtendedSocketOptions;

public class KeepAliveOptions {
    public static void main(String[] args) throws Exception {
        try (ServerSocketChannel server = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
                SocketChannel client = SocketChannel.open(server.getLocalAddress())) {
            set(client, ExtendedSocketOptions.TCP_KEEPIDLE, 100);
            set(client, ExtendedSocketOptions.TCP_KEEPINTERVAL, 7);
            set(client, ExtendedSocketOptions.TCP_KEEPCOUNT, 3);
            set(client, ExtendedSocketOptions.TCP_KEEPCOUNT, 0);
            set(client, ExtendedSocketOptions.TCP_KEEPIDLE, 40_000);
            client.setOption(ExtendedSocketOptions.TCP_QUICKACK, true);
            System.out.println(server.supportedOptions().contains(ExtendedSocketOptions.TCP_KEEPIDLE));
            System.out.println(server.getOption(ExtendedSocketOptions.TCP_KEEPCOUNT));
        }
    }

    static void set(SocketChannel channel, SocketOption<Integer> option, int value) {
        try {
            channel.setOption(option, value);
            System.out.println(option.name() + " " + channel.getOption(option));
        } catch (Exception e) {
            System.out.println(option.name() + " " + e);
        }
    }
}
