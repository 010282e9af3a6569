import java.io.IOException;

/**
 * Bug: the node stops a lower candidate without standing itself. Its author thinks that it has stood already, as
 * every node does when it starts; but a node that finds news at its start does not.
 *
 * <p>Global: it depends on whether the first message reaches the node with the highest number before it looks.
 * Expected: violated, deadlock: that node finds news, does not stand, and stops the candidates of the others, one
 * after the other. All nodes wait for a message, and none is on its way.
 */
public class NodeKeepsQuiet extends Node {
    NodeKeepsQuiet(int number, Ring ring) {
        super(number, ring);
    }

    public static void main(String[] args) throws IOException {
        try (Ring ring = Ring.join(Integer.parseInt(args[1]), Integer.parseInt(args[2]))) {
            new NodeKeepsQuiet(Integer.parseInt(args[0]), ring).elect();
        }
    }

    @Override
    void dismiss() {
        // nothing to do
    }
}
