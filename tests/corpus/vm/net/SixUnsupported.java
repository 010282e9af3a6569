//@ expect: unsupported
//@ message: IPv6 addresses
// Only IPv4 is modelled.
import java.net.*;

public class SixUnsupported {
    public static void main(String[] args) throws Exception {
        new Socket(InetAddress.getByName("::1"), 80);
    }
}
