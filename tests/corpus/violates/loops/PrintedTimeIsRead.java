// The time is printed every second, into an array that the program reads: the digits count.
//@ kinds: assertion-failure
import java.io.*;

public class PrintedTimeIsRead {
    public static void main(String[] args) throws InterruptedException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(bytes);
        String first = null;
        while (true) {
            bytes.reset();
            out.print(System.currentTimeMillis() / 1000);
            if (first == null) {
                first = bytes.toString();
            }
            assert Long.parseLong(bytes.toString()) < Long.parseLong(first) + 3; //~ assertion-failure
            Thread.sleep(1000);
        }
    }
}
