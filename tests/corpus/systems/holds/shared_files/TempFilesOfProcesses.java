// Temporary files of two processes have different names: nobody finds the other one's content in his file.
//@ process: one = TempFilesOfProcesses$Node a
//@ process: two = TempFilesOfProcesses$Node b
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class TempFilesOfProcesses {
    static class Node {
        public static void main(String[] args) throws IOException {
            Path path = Files.createTempFile("heddle", ".tmp");
            Files.writeString(path, args[0]);
            assert Files.readString(path).equals(args[0]);
        }
    }
}
