// A node asks the one with the higher number whether it is there, and leads if no answer comes in time. The answer
// may be late, and then both lead.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: observer = TwoLeaders$Observer
//@ process: high = TwoLeaders$High
//@ process: low = TwoLeaders$Low
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;

public class TwoLeaders {
    static void report(int what) throws IOException {
        try (Socket observer = new Socket("localhost", 9000)) {
            observer.getOutputStream().write(what);
        }
    }

    static class Observer {
        public static void main(String[] args) throws IOException {
            int leaders = 0;
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int i = 0; i < 2; i++) {
                    try (Socket node = listener.accept()) {
                        leaders += node.getInputStream().read();
                    }
                }
            }
            assert leaders == 1; //~ assertion-failure
        }
    }

    static class High {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9002); Socket low = listener.accept()) {
                low.getOutputStream().write('h');
            }
            report(1);
        }
    }

    static class Low {
        static boolean leads() throws IOException {
            try (Socket high = new Socket("localhost", 9002)) {
                high.setSoTimeout(1000);
                return high.getInputStream().read() == -1;
            } catch (SocketTimeoutException e) {
                return true;
            }
        }

        public static void main(String[] args) throws IOException {
            report(leads() ? 1 : 0);
        }
    }
}
