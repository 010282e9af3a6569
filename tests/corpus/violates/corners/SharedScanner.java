// Two threads take lines of one reader.
//@ kinds: assertion-failure
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;

public class SharedScanner {
    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new StringReader("a\nb\n"));
        String[] got = new String[1];
        Thread t = new Thread(() -> { try { got[0] = in.readLine(); } catch (IOException e) { throw new UncheckedIOException(e); } });
        t.start();
        String mine = in.readLine();
        t.join();
        assert mine.equals("a"); //~ assertion-failure
    }
}
