// One address object is sent to again, before and after others: every datagram arrives where its address says.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;

public class SameAddressAgain {
    public static void main(String[] args) throws Exception {
        DatagramChannel a = DatagramChannel.open().bind(new InetSocketAddress("localhost", 0));
        DatagramChannel b = DatagramChannel.open().bind(new InetSocketAddress("localhost", 0));
        DatagramChannel c = DatagramChannel.open().bind(new InetSocketAddress("localhost", 0));
        SocketAddress toA = a.getLocalAddress(), toB = b.getLocalAddress();
        SocketAddress[] order = {toA, toA, toB, toA, toB, toB, toA};
        for (int i = 0; i < order.length; i++) c.send(ByteBuffer.wrap(new byte[] {(byte) i}), order[i]);
        ByteBuffer one = ByteBuffer.allocate(1);
        for (DatagramChannel each : new DatagramChannel[] {a, b}) {
            StringBuilder heard = new StringBuilder();
            for (int i = 0; i < (each == a ? 4 : 3); i++) {
                one.clear();
                SocketAddress from = each.receive(one);
                heard.append(one.get(0)).append(from.equals(c.getLocalAddress()) ? " " : "? ");
                // The answer goes to the object that was given.
                one.flip();
                each.send(one, from);
                each.send(ByteBuffer.wrap(new byte[] {(byte) -i}), from);
            }
            System.out.println(heard);
        }
        StringBuilder answers = new StringBuilder();
        for (int i = 0; i < 14; i++) {
            one.clear();
            SocketAddress from = c.receive(one);
            answers.append(from.equals(toA) ? "a" : from.equals(toB) ? "b" : "?").append(one.get(0)).append(' ');
        }
        System.out.println(answers);
    }
}
