// Nobody ever connects.
//@ kinds: deadlock
//@ flags: --compat jpf-nas --start-in-order
//@ process: server = NasAcceptBlocks$Server
import java.net.ServerSocket;

public class NasAcceptBlocks {
    static class Server {
        public static void main(String[] args) throws Exception {
            new ServerSocket(9000).accept();
        }
    }
}
