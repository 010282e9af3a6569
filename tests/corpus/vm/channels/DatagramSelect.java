// A selector waits for datagrams at two ports.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;

public class DatagramSelect {
    public static void main(String[] args) throws Exception {
        Selector selector = Selector.open();
        DatagramChannel[] ports = new DatagramChannel[2];
        for (int i = 0; i < 2; i++) {
            ports[i] = DatagramChannel.open().bind(new InetSocketAddress("localhost", 0));
            ports[i].configureBlocking(false);
            ports[i].register(selector, SelectionKey.OP_READ, "port " + i);
        }
        DatagramChannel sender = DatagramChannel.open();
        System.out.println(ports[0].receive(ByteBuffer.allocate(5)));
        for (int turn : new int[] {1, 0, 0}) {
            sender.send(ByteBuffer.wrap(("to " + turn).getBytes()), ports[turn].getLocalAddress());
            System.out.println(selector.select());
            for (SelectionKey key : selector.selectedKeys()) {
                ByteBuffer in = ByteBuffer.allocate(10);
                SocketAddress from = ((DatagramChannel) key.channel()).receive(in);
                System.out.println(key.attachment() + ": " + new String(in.array(), 0, in.position()) + " " + (from != null));
            }
            selector.selectedKeys().clear();
        }
        System.out.println(selector.selectNow());
        for (DatagramChannel port : ports) port.close();
        sender.close();
        selector.close();
    }
}
