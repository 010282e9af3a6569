// A stream of the program writes to a file that another thread reads in between.
//@ kinds: assertion-failure
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class PrintStreamToFileThenRead {
    public static void main(String[] args) throws Exception {
        Path p = Files.createTempFile("a", "b");
        Thread t = new Thread(() -> { try (PrintStream out = new PrintStream(new FileOutputStream(p.toFile()), true)) { out.println("a"); out.println("b"); } catch (IOException e) { throw new UncheckedIOException(e); } });
        t.start();
        int lines = Files.readAllLines(p).size();
        t.join();
        assert lines != 1; //~ assertion-failure
    }
}
