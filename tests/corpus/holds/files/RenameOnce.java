// A file can be renamed away once: of two threads that give it a new name each, exactly one succeeds.
import java.io.File;

public class RenameOnce {
    public static void main(String[] args) throws Exception {
        File file = File.createTempFile("heddle", ".txt");
        File one = new File(file.getPath() + ".one");
        File two = new File(file.getPath() + ".two");
        boolean[] moved = new boolean[1];
        Thread other = new Thread(() -> moved[0] = file.renameTo(one));
        other.start();
        boolean mine = file.renameTo(two);
        other.join();
        assert moved[0] != mine;
        assert one.exists() != two.exists() && !file.exists();
    }
}
