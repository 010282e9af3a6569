// A PrintStream does not throw; `checkError` tells. Another thread closes the stream between the print and the question.
//@ kinds: assertion-failure
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

public class CheckErrorLate {
    public static void main(String[] args) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(bytes);
        new Thread(stream::close).start();
        stream.print("x");
        boolean failed = stream.checkError();
        assert !failed; //~ assertion-failure
    }
}
