// Datagrams over both families: where they come from, and a socket that is connected.

import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;

public class SixDatagrams {
    public static void main(String[] args) throws Exception {
        try (DatagramSocket all = new DatagramSocket(); DatagramSocket sender = new DatagramSocket()) {
            System.out.println(all.getLocalAddress());
            for (String text : new String[] {"::1", "127.0.0.1", "::", "0.0.0.0"}) {
                InetAddress to = InetAddress.getByName(text);
                sender.send(new DatagramPacket(text.getBytes(), text.length(), to, all.getLocalPort()));
                DatagramPacket got = new DatagramPacket(new byte[20], 20);
                all.receive(got);
                System.out.println(new String(got.getData(), 0, got.getLength()) + " from " + got.getAddress() + " "
                    + (got.getPort() == sender.getLocalPort()));
            }
        }
        InetAddress six = InetAddress.getByName("::1");
        try (DatagramSocket one = new DatagramSocket(0, six); DatagramSocket two = new DatagramSocket(0, six)) {
            System.out.println(one.getLocalAddress());
            one.connect(six, two.getLocalPort());
            System.out.println(one.getInetAddress() + " " + one.isConnected());
            one.send(new DatagramPacket(new byte[] {7}, 1));
            DatagramPacket got = new DatagramPacket(new byte[20], 20);
            two.receive(got);
            System.out.println(got.getAddress() + " " + got.getData()[0]);
            two.send(new DatagramPacket(new byte[] {8, 9}, 2, got.getSocketAddress()));
            one.receive(got);
            System.out.println(got.getAddress() + " " + got.getLength());
            one.disconnect();
            System.out.println(one.getInetAddress());
        }
        try (DatagramChannel six1 = DatagramChannel.open().bind(new InetSocketAddress("::1", 0));
             DatagramChannel any = DatagramChannel.open()) {
            any.send(ByteBuffer.wrap(new byte[5]), six1.getLocalAddress());
            ByteBuffer buffer = ByteBuffer.allocate(10);
            InetSocketAddress from = (InetSocketAddress) six1.receive(buffer);
            System.out.println(from.getAddress() + " " + buffer.position());
            System.out.println(((InetSocketAddress) any.getLocalAddress()).getAddress());
            any.connect(six1.getLocalAddress());
            System.out.println(((InetSocketAddress) any.getLocalAddress()).getAddress());
            any.write(ByteBuffer.wrap(new byte[3]));
            buffer.clear();
            six1.receive(buffer);
            System.out.println(buffer.position());
        }
        try (DatagramSocket closed = new DatagramSocket(); DatagramSocket sender = new DatagramSocket()) {
            int port = closed.getLocalPort();
            closed.close();
            sender.connect(six, port);
            sender.send(new DatagramPacket(new byte[1], 1));
            sender.setSoTimeout(2000);
            sender.receive(new DatagramPacket(new byte[1], 1));
        } catch (PortUnreachableException e) {
            System.out.println("nobody there");
        }
    }
}
