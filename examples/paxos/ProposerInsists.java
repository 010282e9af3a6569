import java.io.IOException;
import java.util.List;

/**
 * Faulty: it proposes its own value, whatever the acceptors have accepted before. If that was chosen already, another
 * value is chosen now.
 */
public class ProposerInsists extends Proposer {
    public static void main(String[] args) throws IOException {
        new ProposerInsists(args).run();
    }

    ProposerInsists(String[] args) {
        super(args);
    }

    @Override
    String toPropose(List<Message> promises, String own) {
        return own;
    }
}
