import java.io.IOException;
import java.io.InputStream;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * The stable storage of the system, a process of its own that survives the others. A record is the number of a
 * participant and what it has done; it is on record when the journal has acknowledged it. The journal also is the
 * place that sees everything, and asserts what two-phase commit promises:
 *
 * <ul>
 *   <li>no participant commits unless all have prepared, and
 *   <li>no participant commits while another aborts.
 * </ul>
 */
public class Journal {
    static final int PORT = 9100;
    static final int PARTICIPANTS = 2;
    /** The number under which the coordinator writes. */
    static final int COORDINATOR = PARTICIPANTS;

    private final boolean[] prepared = new boolean[PARTICIPANTS];
    private final boolean[] committed = new boolean[PARTICIPANTS];
    private final boolean[] aborted = new boolean[PARTICIPANTS];

    public static void main(String[] args) throws IOException {
        Journal journal = new Journal();
        try (ServerSocket listener = new ServerSocket(PORT)) {
            boolean more = true;
            while (more) {
                try (Socket socket = listener.accept()) {
                    more = journal.take(socket);
                }
            }
        }
    }

    /** Says whether more records may come. */
    private boolean take(Socket socket) {
        try {
            InputStream in = socket.getInputStream();
            int who = in.read();
            Message what = Message.readFrom(in);
            if (what == Message.GONE) {
                return true;
            }
            append(who, what);
            socket.getOutputStream().write(who);
            return what != Message.END;
        } catch (IOException e) {
            // the writer has crashed; whether its record was taken does not matter to it any more
            return true;
        }
    }

    private void append(int who, Message what) {
        switch (what) {
            case PREPARED -> prepared[who] = true;
            case COMMITTED -> {
                for (int other = 0; other < PARTICIPANTS; other++) {
                    assert prepared[other] : who + " commits, but " + other + " has not prepared";
                    assert !aborted[other] : who + " commits, but " + other + " has aborted";
                }
                committed[who] = true;
            }
            case ABORTED -> {
                for (int other = 0; other < PARTICIPANTS; other++) {
                    assert !committed[other] : who + " aborts, but " + other + " has committed";
                }
                aborted[who] = true;
            }
            case END -> {
                assert who == COORDINATOR;
            }
            default -> throw new IllegalArgumentException(what + " is no record");
        }
    }

    /** Puts a record into the journal, and returns when it is there. */
    static void record(int who, Message what) throws IOException {
        try (Socket socket = new Socket("localhost", PORT)) {
            socket.getOutputStream().write(new byte[] {(byte) who, (byte) what.ordinal()});
            int acknowledged = socket.getInputStream().read();
            assert acknowledged == who : "the journal is gone";
        }
    }
}
