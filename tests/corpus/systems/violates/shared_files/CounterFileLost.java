// Two processes read a number from a file, add one and write it back. The first one may write an old number over the
// second one's: the second then finds less than it wrote.
//@ kinds: assertion-failure
//@ process: one = CounterFileLost$One
//@ process: two = CounterFileLost$Two
import java.io.IOException;
import java.io.RandomAccessFile;

public class CounterFileLost {
    static int add() throws IOException {
        try (RandomAccessFile file = new RandomAccessFile("counter-lost", "rw")) {
            int next = Math.max(file.read(), 0) + 1;
            file.seek(0);
            file.write(next);
            return next;
        }
    }

    static class One {
        public static void main(String[] args) throws IOException {
            add();
        }
    }

    static class Two {
        public static void main(String[] args) throws IOException {
            add();
            int second = add();
            try (RandomAccessFile file = new RandomAccessFile("counter-lost", "r")) {
                assert file.read() >= second; //~ assertion-failure
            }
        }
    }
}
