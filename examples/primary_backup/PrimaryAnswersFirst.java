import java.io.IOException;
import java.io.OutputStream;

/**
 * Bug: to be faster, the primary answers a write before it passes it on to the backup.
 *
 * <p>Global: it takes a crash of the primary after the answer and before the backup has the write, and a client
 * that turns to the backup. Expected: violated, assertion-failure, in the client: the backup does not have the
 * value whose write was answered. Without a crash, the same system holds.
 */
public class PrimaryAnswersFirst extends Primary {
    PrimaryAnswersFirst(Peer backup) {
        super(backup);
    }

    public static void main(String[] args) throws IOException {
        crashAnyTime(args);
        try (Peer backup = new Peer(Backup.PORT)) {
            new PrimaryAnswersFirst(backup).run();
        }
    }

    @Override
    void put(Store.Request request, OutputStream client) throws IOException {
        keep(request);
        client.write(Store.OK);
        passOn(request);
    }
}
