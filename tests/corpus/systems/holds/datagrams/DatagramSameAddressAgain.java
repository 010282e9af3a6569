// A server tells two clients to begin, keeps the address objects of both as it gets them, and answers in turns: to one, to the
// other, to the first again. Each client gets its two answers, in order, whoever was heard first, and nothing of the other's.
//@ process: one = DatagramSameAddressAgain$Client 1
//@ process: two = DatagramSameAddressAgain$Client 2
//@ process: server = DatagramSameAddressAgain$Server
//@ flags: --start-in-order
//@ output: [server] 12
//@ output: [server] 21
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;

public class DatagramSameAddressAgain {
    static class Server {
        public static void main(String[] args) throws IOException {
            DatagramChannel channel = DatagramChannel.open().bind(new InetSocketAddress("localhost", 7000));
            ByteBuffer buffer = ByteBuffer.allocate(1);
            for (int port = 7001; port <= 7002; port++) {
                channel.send(ByteBuffer.allocate(1), new InetSocketAddress("localhost", port));
            }
            SocketAddress first = channel.receive(buffer);
            byte one = buffer.get(0);
            buffer.clear();
            SocketAddress second = channel.receive(buffer);
            byte two = buffer.get(0);
            System.out.println("" + one + two);
            for (int i = 0; i < 2; i++) {
                channel.send(ByteBuffer.wrap(new byte[] {(byte) (10 * i + one)}), first);
                channel.send(ByteBuffer.wrap(new byte[] {(byte) (10 * i + two)}), second);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            byte number = Byte.parseByte(args[0]);
            DatagramChannel channel = DatagramChannel.open().bind(new InetSocketAddress("localhost", 7000 + number));
            ByteBuffer buffer = ByteBuffer.allocate(1);
            SocketAddress server = channel.receive(buffer);
            channel.send(ByteBuffer.wrap(new byte[] {number}), server);
            for (int i = 0; i < 2; i++) {
                buffer.clear();
                channel.receive(buffer);
                assert buffer.get(0) == 10 * i + number;
            }
        }
    }
}
