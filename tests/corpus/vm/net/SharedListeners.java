// Two server sockets may listen on one port if both say so before they are bound.
import java.net.BindException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.StandardSocketOptions;

public class SharedListeners {
    public static void main(String[] args) throws Exception {
        try (ServerSocket one = new ServerSocket(); ServerSocket two = new ServerSocket(); ServerSocket three = new ServerSocket()) {
            one.setOption(StandardSocketOptions.SO_REUSEPORT, true);
            two.setOption(StandardSocketOptions.SO_REUSEPORT, true);
            one.bind(new InetSocketAddress("localhost", 0));
            two.bind(one.getLocalSocketAddress());
            System.out.println(one.getLocalPort() == two.getLocalPort());
            try {
                three.bind(one.getLocalSocketAddress());
                System.out.println("bound");
            } catch (BindException e) {
                System.out.println("refused");
            }
        }
    }
}
