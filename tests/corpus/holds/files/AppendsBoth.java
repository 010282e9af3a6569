// A file opened for appending moves to the end and writes in one step: nothing is lost.
//@ output: 12
//@ output: 21
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;

public class AppendsBoth {
    static void append(File file, int value) {
        try (FileOutputStream out = new FileOutputStream(file, true)) {
            out.write(value);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        File file = File.createTempFile("heddle", ".log");
        Thread other = new Thread(() -> append(file, '1'));
        other.start();
        append(file, '2');
        other.join();
        System.out.println(new String(Files.readAllBytes(file.toPath())));
    }
}
