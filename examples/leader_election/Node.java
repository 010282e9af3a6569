import java.io.IOException;

/**
 * Elects a leader in a ring, after Chang and Roberts: candidates go around, and a node lets pass only those with a
 * higher number than its own. Who sees its own number come back is the leader, and lets everyone know.
 *
 * <p>A node that hears of an election before it has begun one itself need not begin one: it takes part with the
 * first message that it gets. Arguments: the number of the node, its place in the ring, and the size of the ring.
 */
public class Node {
    private final int number;
    private final Ring ring;
    private boolean candidate;

    Node(int number, Ring ring) {
        this.number = number;
        this.ring = ring;
    }

    public static void main(String[] args) throws IOException {
        try (Ring ring = Ring.join(Integer.parseInt(args[1]), Integer.parseInt(args[2]))) {
            new Node(Integer.parseInt(args[0]), ring).elect();
        }
    }

    /** The number of the leader. That it is not lower than any node's means that all agree on the highest. */
    int elect() throws IOException {
        if (!ring.hasNews()) {
            stand();
        }
        Message message = ring.receive();
        while (message.kind() == Message.Kind.CANDIDATE) {
            if (message.node() > number) {
                ring.send(message);
                candidate = true;
            } else if (message.node() == number) {
                return announce();
            } else {
                dismiss();
            }
            message = ring.receive();
        }
        int leader = message.node();
        assert leader > number : leader + " leads, but " + number + " is higher";
        ring.send(message);
        return leader;
    }

    /** Sends the own number around, once. */
    void stand() throws IOException {
        if (!candidate) {
            candidate = true;
            ring.send(new Message(Message.Kind.CANDIDATE, number));
        }
    }

    /** A lower candidate has come: it goes no further, and this node stands in its place. */
    void dismiss() throws IOException {
        stand();
    }

    /** Tells all nodes, and waits until the last one knows. */
    private int announce() throws IOException {
        Message result = new Message(Message.Kind.ELECTED, number);
        ring.send(result);
        Message back = ring.receive();
        assert back.equals(result) : "there are two leaders, " + number + " and " + back.node();
        return number;
    }
}
