// A socket that connects to one after the other: whom it hears, what it may send, and what is left in its queue.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;

public class ConnectedSwaps {
    public static void main(String[] args) throws Exception {
        InetAddress local = InetAddress.getByName("localhost");
        DatagramSocket a = new DatagramSocket(0, local), b = new DatagramSocket(0, local);
        DatagramSocket me = new DatagramSocket(0, local);
        me.setSoTimeout(50);
        byte[] data = new byte[3];
        b.send(new DatagramPacket("b1".getBytes(), 2, me.getLocalSocketAddress()));
        me.connect(a.getLocalSocketAddress());
        System.out.println(me.isConnected() + " " + (me.getPort() == a.getLocalPort()) + " " + (me.getRemoteSocketAddress().equals(a.getLocalSocketAddress())));
        a.send(new DatagramPacket("a1".getBytes(), 2, me.getLocalSocketAddress()));
        b.send(new DatagramPacket("b2".getBytes(), 2, me.getLocalSocketAddress()));
        DatagramPacket p = new DatagramPacket(data, 3);
        for (int i = 0; i < 2; i++) {
            try {
                me.receive(p);
                System.out.println(new String(p.getData(), 0, p.getLength()) + " " + (p.getPort() == a.getLocalPort()));
            } catch (SocketTimeoutException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            me.send(new DatagramPacket(data, 3, b.getLocalSocketAddress()));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        me.send(new DatagramPacket(new byte[0], 0));
        p.setLength(3);
        a.setSoTimeout(50);
        try {
            a.receive(p);
            System.out.println(p.getLength() + " " + (p.getPort() == me.getLocalPort()));
        } catch (SocketTimeoutException e) {
            System.out.println("a connected socket does not send an empty datagram");
        }
        me.disconnect();
        System.out.println(me.isConnected() + " " + me.getPort() + " " + me.getInetAddress());
        try {
            me.send(new DatagramPacket(data, 3));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        b.send(new DatagramPacket("b3".getBytes(), 2, me.getLocalSocketAddress()));
        p.setLength(1);
        me.receive(p);
        System.out.println(p.getLength() + " " + (char) p.getData()[0]);
        DatagramChannel c = DatagramChannel.open().bind(new InetSocketAddress(local, 0));
        c.connect(a.getLocalSocketAddress());
        System.out.println(c.write(ByteBuffer.wrap(new byte[2])) + " " + c.write(new ByteBuffer[] {ByteBuffer.wrap(new byte[2]), ByteBuffer.wrap(new byte[1])}));
        p.setLength(3);
        a.receive(p);
        a.receive(p);
        System.out.println(p.getLength());
        a.setSoTimeout(0);
        a.send(new DatagramPacket("wxyz".getBytes(), 4, c.getLocalAddress()));
        ByteBuffer one = ByteBuffer.allocate(1), two = ByteBuffer.allocate(2);
        System.out.println(c.read(new ByteBuffer[] {one, two}) + " " + (char) one.get(0) + (char) two.get(1));
        try {
            c.send(ByteBuffer.allocate(1), b.getLocalSocketAddress());
        } catch (AlreadyConnectedException e) {
            System.out.println(e);
        }
        c.disconnect();
        try {
            c.write(ByteBuffer.allocate(1));
        } catch (NotYetConnectedException e) {
            System.out.println(e);
        }
        System.out.println(c.getRemoteAddress() + " " + c.isConnected() + " " + c.isOpen());
    }
}
