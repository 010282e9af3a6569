// `deleteIfExists` says true to the one that deleted the file: to exactly one of two threads.
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;

public class DeleteIfExistsOnce {
    public static void main(String[] args) throws Exception {
        Path path = Files.createTempFile("heddle", ".tmp");
        Callable<Boolean> remove = () -> Files.deleteIfExists(path);
        FutureTask<Boolean> theirs = new FutureTask<>(remove);
        new Thread(theirs).start();
        boolean mine = remove.call();
        assert mine ^ theirs.get();
        assert !Files.exists(path);
    }
}
