// Processes on different hosts have nothing to do with each other's files.
//@ process: one = FileHostsApart
//@ process: two = FileHostsApart
//@ host: one = alpha
//@ host: two = beta
import java.io.File;
import java.io.IOException;

public class FileHostsApart {
    public static void main(String[] args) throws IOException {
        File file = new File("same");
        assert file.createNewFile();
        assert file.delete();
    }
}
