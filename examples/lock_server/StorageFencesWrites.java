import java.io.IOException;

/**
 * Bug: the storage looks at the tokens of writes, but not at those of reads.
 *
 * <p>Global: it takes a lease that ends while its holder is between reading and writing, and a second client that
 * reads before the first one's late write and writes after it. Expected: violated, assertion-failure. Client 0
 * reads 0 with token 1; its lease ends; client 1 reads 0 with token 2; client 0 writes 1, which passes, since no
 * write with a higher token has been seen; client 1 writes 1. Two writes, and the counter is 1.
 */
public class StorageFencesWrites extends Storage {
    public static void main(String[] args) throws IOException, InterruptedException {
        new StorageFencesWrites().run(Integer.parseInt(args[0]));
    }

    @Override
    boolean passesForRead(int token) {
        return true;
    }
}
