import java.io.IOException;
import java.net.ServerSocket;

/**
 * One of those who remember. It promises to a proposer that it takes part in no earlier ballot, and accepts a value
 * unless it has promised otherwise. It has one thread, which serves request after request.
 *
 * <p>The argument is its port.
 */
public class Acceptor {
    public static void main(String[] args) throws IOException {
        new Acceptor().serve(Integer.parseInt(args[0]));
    }

    /** No ballot below this one is taken part in. */
    private Ballot promised = Ballot.NONE;
    /** What was accepted last, and under which ballot. */
    private Ballot acceptedUnder = Ballot.NONE;
    private String value = Message.NOTHING;
    /** What a proposer told us was chosen. */
    private String chosen;

    /** Answers one request after the other, each on a connection of its own. */
    void serve(int port) throws IOException {
        try (ServerSocket listener = new ServerSocket(port)) {
            while (true) {
                try (Connection connection = new Connection(listener.accept())) {
                    connection.send(answer(connection.receive()));
                }
            }
        }
    }

    private Message answer(Message request) throws IOException {
        switch (request.kind()) {
            case PREPARE:
                return prepare(request.ballot());
            case ACCEPT:
                return accept(request.ballot(), request.value());
            case CHOSEN:
                learn(request.value());
                return request;
            default:
                throw new IOException("not for an acceptor: " + request);
        }
    }

    private Message prepare(Ballot ballot) {
        if (ballot.isBelow(promised)) {
            return Message.refused(promised);
        }
        promised = ballot;
        return Message.promise(ballot, acceptedUnder, value);
    }

    private Message accept(Ballot ballot, String proposed) {
        if (!mayAccept(ballot, promised)) {
            return Message.refused(promised);
        }
        promised = ballot;
        acceptedUnder = ballot;
        value = proposed;
        return Message.accepted(ballot, proposed);
    }

    /** A promise binds: nothing is accepted under an earlier ballot. */
    boolean mayAccept(Ballot ballot, Ballot promised) {
        return !ballot.isBelow(promised);
    }

    /** What all of this is for: whatever is told to be chosen is the same for ever. */
    private void learn(String told) {
        assert chosen == null || chosen.equals(told) : "chosen: " + chosen + ", and now " + told;
        chosen = told;
    }
}
