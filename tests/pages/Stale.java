import java.io.*;
import java.net.*;
/** A store of a leader and two followers: the leader answers a write when ONE follower has it; the reader asks the other one. */
class Stale {
    static class Follower {
        public static void main(String[] args) throws IOException {
            int value = 0;
            try (ServerSocket door = new ServerSocket(Integer.parseInt(args[0]))) {
                for (int left = Integer.parseInt(args[1]); left > 0; left--) {
                    try (Socket peer = door.accept()) {
                        int asked = peer.getInputStream().read();
                        if (asked == 'r') peer.getOutputStream().write(value);
                        else { value = asked; peer.getOutputStream().write('k'); }
                    }
                }
            }
        }
    }
    static class Leader {
        static void passOn(int value, int port) throws IOException {
            try (Socket follower = new Socket("localhost", port)) {
                follower.getOutputStream().write(value);
                follower.getInputStream().read();
            }
        }
        public static void main(String[] args) throws IOException {
            try (ServerSocket door = new ServerSocket(8000)) {
                Socket client = door.accept();
                int value = client.getInputStream().read();
                passOn(value, 8001);
                client.getOutputStream().write('k');
                passOn(value, 8002);
            }
        }
    }
    static int ask(int port, int what) throws IOException {
        try (Socket server = new Socket("localhost", port)) {
            server.getOutputStream().write(what);
            return server.getInputStream().read();
        }
    }
    static class Shop {
        public static void main(String[] args) throws IOException {
            ask(8000, 42);
            int seen = ask(8002, 'r');
            if (seen != 42) throw new AssertionError("the stock was set to 42 and confirmed, but is " + seen);
        }
    }
}
