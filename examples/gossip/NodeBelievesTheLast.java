import java.io.IOException;

/** Believes in what it was told last. */
public class NodeBelievesTheLast extends Node {
    NodeBelievesTheLast(int own) throws IOException {
        super(own);
    }

    public static void main(String[] args) throws IOException {
        new NodeBelievesTheLast(Integer.parseInt(args[0])).run();
    }

    @Override
    void believe(int received) {
        version = received;
    }
}
