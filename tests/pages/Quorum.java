import java.net.ServerSocket;
import java.net.Socket;

/** A leader counts the votes of five voters, and takes a vote that never came for a yes. One voter may crash. */
public class Quorum {
    static final int PORT = 9700;

    public static void main(String[] args) throws Exception {
        if (args[0].equals("leader")) {
            int voters = Integer.parseInt(args[1]), yes = 0;
            try (ServerSocket server = new ServerSocket(PORT)) {
                for (int i = 0; i < voters; i++) {
                    try (Socket voter = server.accept()) {
                        // The end of the stream is -1, and that is not 0.
                        if (voter.getInputStream().read() != 0) {
                            yes++;
                        }
                    }
                }
            }
            if (yes > 0) {
                throw new AssertionError(yes + " said yes, and nobody did");
            }
        } else {
            try (Socket leader = new Socket("localhost", PORT)) {
                leader.getOutputStream().write(0);
            }
        }
    }
}
