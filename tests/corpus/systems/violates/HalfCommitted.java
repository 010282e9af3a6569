// The coordinator takes a vote that does not come in time for a no. It tells each participant the decision as soon as
// it has heard from it, instead of when it has heard from all: one may commit, the other abort.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: coordinator = HalfCommitted$Coordinator
//@ process: first = HalfCommitted$Participant
//@ process: second = HalfCommitted$Participant
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;

public class HalfCommitted {
    static class Coordinator {
        static int vote(Socket participant) throws IOException {
            try {
                return participant.getInputStream().read();
            } catch (SocketTimeoutException e) {
                return 'n';
            }
        }

        /** What the participant has done in the end; its vote may come before. */
        static int outcome(Socket participant) throws IOException {
            participant.setSoTimeout(0);
            int outcome = participant.getInputStream().read();
            return outcome == 'y' ? participant.getInputStream().read() : outcome;
        }

        public static void main(String[] args) throws IOException {
            Socket[] participants = new Socket[2];
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int i = 0; i < 2; i++) {
                    participants[i] = listener.accept();
                    participants[i].setSoTimeout(1000);
                }
            }
            for (Socket participant : participants) {
                participant.getOutputStream().write(vote(participant) == 'y' ? 'c' : 'a');
            }
            assert outcome(participants[0]) == outcome(participants[1]); //~ assertion-failure
        }
    }

    static class Participant {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write('y');
                socket.getOutputStream().write(socket.getInputStream().read());
            }
        }
    }
}
