// A text in numbered pieces, each sent again until it is acknowledged, through channels.
//@ process: receiver = DatagramTransfer$Receiver {port}
//@ process: sender = DatagramTransfer$Sender {port}
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;

public class DatagramTransfer {
    static class Receiver {
        public static void main(String[] args) throws Exception {
            StringBuilder text = new StringBuilder();
            try (DatagramChannel channel = DatagramChannel.open()) {
                channel.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), Integer.parseInt(args[0])));
                System.out.println("ready");
                ByteBuffer buffer = ByteBuffer.allocateDirect(64);
                for (int expected = 0; ; ) {
                    buffer.clear();
                    SocketAddress from = channel.receive(buffer);
                    buffer.flip();
                    int number = buffer.getInt();
                    if (number == expected) {
                        expected++;
                        while (buffer.hasRemaining()) {
                            text.append((char) buffer.get());
                        }
                    }
                    buffer.clear();
                    buffer.putInt(number).flip();
                    channel.send(buffer, from);
                    if (text.indexOf(".") >= 0) {
                        break;
                    }
                }
            }
            System.out.println(text);
        }
    }

    static class Sender {
        public static void main(String[] args) throws Exception {
            String text = "the quick brown fox jumps over the lazy dog.";
            try (DatagramChannel channel = DatagramChannel.open()) {
                channel.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), Integer.parseInt(args[0])));
                ByteBuffer buffer = ByteBuffer.allocate(16);
                int number = 0;
                for (int at = 0; at < text.length(); at += 12) {
                    byte[] piece = text.substring(at, Math.min(at + 12, text.length())).getBytes();
                    buffer.clear();
                    buffer.putInt(number).put(piece).flip();
                    System.out.print(channel.write(buffer) + " ");
                    buffer.clear();
                    channel.read(buffer);
                    buffer.flip();
                    if (buffer.getInt() != number++) {
                        System.out.println("a wrong acknowledgement");
                    }
                }
            }
            System.out.println("sent");
        }
    }
}
