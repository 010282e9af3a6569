// Two workers list a folder and delete the jobs they find: both find the same job.
//@ kinds: uncaught
//@ process: maker = MailboxEmptied$Maker
//@ process: one = MailboxEmptied$Worker
//@ process: two = MailboxEmptied$Worker
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class MailboxEmptied {
    static class Maker {
        public static void main(String[] args) throws IOException {
            Files.createDirectory(Path.of("mailbox"));
            Files.createFile(Path.of("mailbox", "job"));
        }
    }

    static class Worker {
        public static void main(String[] args) throws IOException {
            String[] jobs = new File("mailbox").list();
            if (jobs != null && jobs.length == 1) {
                Files.delete(Path.of("mailbox", jobs[0])); //~ uncaught
            }
        }
    }
}
