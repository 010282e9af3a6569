// `println` of a text is one piece: text and line end lie under the stream's lock.
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

public class PrintlnOfOwnStreamWhole {
    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(bytes, true);
        Thread other = new Thread(() -> out.println("ab"));
        other.start();
        out.println("cd");
        other.join();
        String text = bytes.toString().replace(System.lineSeparator(), ";");
        if (!text.equals("ab;cd;") && !text.equals("cd;ab;")) throw new AssertionError(text);
    }
}
