import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

/** A real program beside the checked one doubles what it is told; the checked one expects one more. */
class Doubler {
    /** The real program. */
    static class Peer {
        public static void main(String[] args) throws IOException {
            try (ServerSocket door = new ServerSocket(Integer.parseInt(args[0]))) {
                while (true) {
                    try (Socket client = door.accept()) {
                        client.getOutputStream().write(2 * client.getInputStream().read());
                    }
                }
            }
        }
    }

    public static void main(String[] args) throws IOException {
        try (Socket peer = new Socket("localhost", 6400)) {
            peer.getOutputStream().write(21);
            int answer = peer.getInputStream().read();
            if (answer != 43) {
                throw new AssertionError("21 became " + answer);
            }
        }
    }
}
