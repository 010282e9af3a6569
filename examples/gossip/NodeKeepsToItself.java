import java.io.IOException;

/** Passes nothing on: what is lost on its way from the source is lost for good. */
public class NodeKeepsToItself extends Node {
    NodeKeepsToItself(int own) throws IOException {
        super(own);
    }

    public static void main(String[] args) throws IOException {
        new NodeKeepsToItself(Integer.parseInt(args[0])).run();
    }

    @Override
    void passOn(int received) {}
}
