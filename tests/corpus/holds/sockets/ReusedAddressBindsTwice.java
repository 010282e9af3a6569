// Two client sockets with SO_REUSEADDR may both be bound to one port as long as nobody listens on it (Linux; seen on java).
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;

public class ReusedAddressBindsTwice {
    public static void main(String[] args) throws IOException {
        Socket one = new Socket();
        Socket two = new Socket();
        one.setReuseAddress(true);
        two.setReuseAddress(true);
        one.bind(new InetSocketAddress("localhost", 9000));
        two.bind(new InetSocketAddress("localhost", 9000));
        assert one.getLocalPort() == two.getLocalPort();
        one.close();
        two.close();
    }
}
