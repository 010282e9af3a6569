// With failures, accept and connect may throw.
//@ kinds: uncaught
//@ flags: --compat jpf-nas --start-in-order --faults io-exception --fault-budget unlimited
//@ process: server = NasInjected$Server
//@ process: client = NasInjected$Client
import java.net.ServerSocket;
import java.net.Socket;

public class NasInjected {
    static class Server {
        public static void main(String[] args) throws Exception {
            new ServerSocket(9000).accept(); //~ uncaught
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            new Socket("localhost", 9000); //~ uncaught
        }
    }
}
