// Standard input is empty where none is given, so the loop is never entered. That is all there is to this
// verdict, and it says so.
//@ note: the process read standard input, which was empty
import java.io.BufferedReader;
import java.io.InputStreamReader;

public class NothingGiven {
    public static void main(String[] args) throws Exception {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
            throw new IllegalStateException(line);
        }
    }
}
