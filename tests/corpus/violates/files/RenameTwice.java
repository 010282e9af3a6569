// Two threads rename their files to one name; `renameTo` replaces what is there, and one content is lost (Linux).
//@ kinds: assertion-failure
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;

public class RenameTwice {
    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("heddle");
        File one = Files.writeString(folder.resolve("one"), "1").toFile();
        File two = Files.writeString(folder.resolve("two"), "2").toFile();
        File target = new File(folder.toFile(), "target");
        Thread other = new Thread(() -> one.renameTo(target));
        other.start();
        two.renameTo(target);
        other.join();
        assert Files.readString(target.toPath()).equals("2"); //~ assertion-failure
    }
}
