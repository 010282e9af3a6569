// A channel talks to a socket, and a socket to a channel.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;

public class MixedKinds {
    public static void main(String[] args) throws Exception {
        try (ServerSocketChannel listener = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
             Socket socket = new Socket()) {
            socket.connect(listener.getLocalAddress());
            try (SocketChannel channel = listener.accept()) {
                channel.write(ByteBuffer.wrap("abc".getBytes()));
                System.out.println(new String(socket.getInputStream().readNBytes(3)));
                socket.getOutputStream().write("defg".getBytes());
                ByteBuffer in = ByteBuffer.allocate(4);
                while (in.hasRemaining()) channel.read(in);
                System.out.println(new String(in.array()));
                socket.shutdownOutput();
                System.out.println(channel.read(in.clear()));
            }
            System.out.println(socket.getInputStream().read());
        }
        try (ServerSocket listener = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
             SocketChannel channel = SocketChannel.open(listener.getLocalSocketAddress());
             Socket socket = listener.accept()) {
            channel.configureBlocking(false);
            System.out.println(channel.read(ByteBuffer.allocate(1)));
            socket.getOutputStream().write(65);
            ByteBuffer in = ByteBuffer.allocate(1);
            while (channel.read(in) == 0) Thread.sleep(1);
            System.out.println(in.get(0));
        }
    }
}
