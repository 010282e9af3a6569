// Two-phase commit without failures: the coordinator commits only if both participants vote yes. One votes no,
// so both are told to abort.
//@ flags: --start-in-order
//@ process: coordinator = CommitAll$Coordinator
//@ process: willing = CommitAll$Participant y
//@ process: unwilling = CommitAll$Participant n
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class CommitAll {
    static class Coordinator {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000);
                    Socket first = listener.accept();
                    Socket second = listener.accept()) {
                int one = first.getInputStream().read();
                int other = second.getInputStream().read();
                int decision = one == 'y' && other == 'y' ? 'c' : 'a';
                first.getOutputStream().write(decision);
                second.getOutputStream().write(decision);
            }
        }
    }

    static class Participant {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(args[0].charAt(0));
                assert socket.getInputStream().read() == 'a';
            }
        }
    }
}
