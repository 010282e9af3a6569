// Replacing a file by deleting it and renaming another leaves a moment without it.
//@ kinds: uncaught
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;

public class ReplaceInTwoSteps {
    public static void main(String[] args) throws IOException {
        File current = File.createTempFile("heddle", ".current");
        File next = File.createTempFile("heddle", ".next");
        new Thread(() -> {
            current.delete();
            next.renameTo(current);
        }).start();
        new FileInputStream(current).close(); //~ uncaught
    }
}
