// Processes on one host share its files: a file that one has made is there for the other.
//@ kinds: assertion-failure
//@ process: one = FileHostsTogether
//@ process: two = FileHostsTogether
//@ host: one = alpha
//@ host: two = alpha
import java.io.File;
import java.io.IOException;

public class FileHostsTogether {
    public static void main(String[] args) throws IOException {
        assert new File("same").createNewFile(); //~ assertion-failure
    }
}
