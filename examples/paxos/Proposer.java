import java.io.IOException;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;

/**
 * Tries to get a value chosen. In the first phase it asks all acceptors for a promise; in the second, if a majority has
 * promised, it asks them to accept. If one of them has accepted something before, it proposes that in place of
 * its own value: it may have been chosen already.
 *
 * <p>Arguments: its number, its value, how often it tries, and the ports of all acceptors.
 */
public class Proposer {
    public static void main(String[] args) throws IOException {
        new Proposer(args).run();
    }

    private final int number;
    private final String own;
    private final int tries;
    private final int[] ports;
    /** The latest ballot that it knows of. */
    private Ballot latest = Ballot.NONE;

    Proposer(String[] args) {
        number = Integer.parseInt(args[0]);
        own = args[1];
        tries = Integer.parseInt(args[2]);
        ports = new int[args.length - 3];
        for (int i = 0; i < ports.length; i++) {
            ports[i] = Integer.parseInt(args[i + 3]);
        }
    }

    void run() throws IOException {
        for (int i = 0; i < tries; i++) {
            Ballot ballot = Ballot.after(latest, number);
            latest = ballot;
            String value = firstPhase(ballot);
            if (value != null && secondPhase(ballot, value)) {
                tell(ballot, value);
                break;
            }
        }
    }

    /** Asks the acceptor at a port, over a connection of its own. */
    private static Message ask(int port, Message request) throws IOException {
        try (Connection acceptor = new Connection(new Socket("localhost", port))) {
            return acceptor.ask(request);
        }
    }

    /** The value to propose under a ballot; null if no majority has promised. */
    private String firstPhase(Ballot ballot) throws IOException {
        List<Message> promises = new ArrayList<>();
        for (int port : ports) {
            Message answer = ask(port, Message.prepare(ballot));
            if (answer.kind() == Message.Kind.PROMISE) {
                promises.add(answer);
            } else {
                notice(answer);
            }
        }
        return isMajority(promises.size()) ? toPropose(promises, own) : null;
    }

    /** What was accepted under the latest ballot of all that the promises tell of; else one's own value. */
    String toPropose(List<Message> promises, String own) {
        Ballot under = Ballot.NONE;
        String value = own;
        for (Message promise : promises) {
            if (promise.hasValue() && under.isBelow(promise.acceptedUnder())) {
                under = promise.acceptedUnder();
                value = promise.value();
            }
        }
        return value;
    }

    /** Whether a majority accepts: then the value is chosen. */
    private boolean secondPhase(Ballot ballot, String value) throws IOException {
        int accepted = 0;
        for (int port : ports) {
            Message answer = ask(port, Message.accept(ballot, value));
            if (answer.kind() == Message.Kind.ACCEPTED) {
                accepted++;
            } else {
                notice(answer);
            }
        }
        return isMajority(accepted);
    }

    private void tell(Ballot ballot, String value) throws IOException {
        for (int port : ports) {
            ask(port, Message.chosen(ballot, value));
        }
    }

    /** Whoever refuses says which ballot was in the way. */
    private void notice(Message refusal) {
        if (latest.isBelow(refusal.ballot())) {
            latest = refusal.ballot();
        }
    }

    private boolean isMajority(int count) {
        return count > ports.length / 2;
    }
}
