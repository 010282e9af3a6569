import java.io.IOException;

/**
 * Bug: the storage relies on the lock alone, and looks at no token.
 *
 * <p>Global: a lease that ends while its holder is at work is enough. Expected: violated, assertion-failure: both
 * clients read 0, and both write 1.
 */
public class StorageTrusts extends Storage {
    public static void main(String[] args) throws IOException, InterruptedException {
        new StorageTrusts().run(Integer.parseInt(args[0]));
    }

    @Override
    boolean passes(int token) {
        return true;
    }
}
