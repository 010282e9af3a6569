import java.io.IOException;

/**
 * Bug: the coordinator commits unless someone votes no. A participant that crashes before it has voted has not
 * voted no.
 *
 * <p>Global: it takes a participant that crashes before it has voted, and a second one that votes yes and is told
 * to commit. Expected: violated, assertion-failure, in the journal:
 * participant 1 commits, but participant 0 has not prepared. Without a crash, the same system holds. A search for
 * all violations also meets what the end of the journal does to the others: failed assertions and connections.
 */
public class CoordinatorCountsNo extends Coordinator {
    public static void main(String[] args) throws IOException {
        new CoordinatorCountsNo().run();
    }

    @Override
    Message decide(Message[] votes) {
        for (Message vote : votes) {
            if (vote == Message.NO) {
                return Message.ABORT;
            }
        }
        return Message.COMMIT;
    }
}
