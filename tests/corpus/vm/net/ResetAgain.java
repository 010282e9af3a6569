// A channel that was told of a reset is told again, at each read.

import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;

public class ResetAgain {
    public static void main(String[] args) throws Exception {
        ServerSocketChannel server = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
        SocketChannel client = SocketChannel.open(server.getLocalAddress());
        SocketChannel accepted = server.accept();
        accepted.setOption(StandardSocketOptions.SO_LINGER, 0);
        accepted.close();
        for (int i = 0; i < 3; i++) {
            try {
                System.out.println(client.read(ByteBuffer.allocate(1)));
            } catch (SocketException e) {
                System.out.println(e.getClass().getName() + ": " + e.getMessage());
            }
        }
    }
}
