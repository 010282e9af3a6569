// `System.out` is the program's own: what two threads print mixes, and the program reads it.
//@ kinds: assertion-failure
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

public class OwnOutReadBack {
    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        System.setOut(new PrintStream(bytes, true));
        Thread other = new Thread(() -> { System.out.print("a"); System.out.print("b"); });
        other.start();
        System.out.print("c");
        other.join();
        assert !bytes.toString().equals("acb"); //~ assertion-failure
    }
}
