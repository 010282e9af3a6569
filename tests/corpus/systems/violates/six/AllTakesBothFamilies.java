// One process listens at all addresses, another at the loopback of IPv6, on one port of one host. All addresses are those
// of both families, so whoever binds second fails: the address is in use. (With one of them at 127.0.0.1 and the other
// at ::1 there would be no conflict.)
//@ kinds: uncaught
//@ process: all = AllTakesBothFamilies$All
//@ process: six = AllTakesBothFamilies$Six
import java.io.IOException;
import java.net.*;

public class AllTakesBothFamilies {
    static class All {
        public static void main(String[] args) throws IOException {
            new ServerSocket(7000).close();
        }
    }

    static class Six {
        public static void main(String[] args) throws IOException {
            new ServerSocket(7000, 5, InetAddress.getByName("::1")).close();
        }
    }
}
