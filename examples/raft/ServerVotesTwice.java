import java.io.IOException;

/** Faulty: it votes for whoever asks, also twice in a term. So two candidates win the same election. */
public class ServerVotesTwice extends Server {
    public static void main(String[] args) throws IOException {
        new ServerVotesTwice(args).run();
    }

    ServerVotesTwice(String[] args) throws IOException {
        super(args);
    }

    @Override
    boolean mayVoteFor(int candidate, int votedFor) {
        return true;
    }
}
