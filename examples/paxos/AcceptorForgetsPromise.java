import java.io.IOException;

/**
 * Faulty: it accepts whatever comes, also under a ballot below the one it has promised. So a proposer that was
 * overtaken between its two phases still gets its value accepted, after another one was chosen.
 */
public class AcceptorForgetsPromise extends Acceptor {
    public static void main(String[] args) throws IOException {
        new AcceptorForgetsPromise().serve(Integer.parseInt(args[0]));
    }

    @Override
    boolean mayAccept(Ballot ballot, Ballot promised) {
        return true;
    }
}
