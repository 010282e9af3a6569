// A host on which nothing runs is unknown.
//@ flags: --compat jpf-nas --start-in-order
//@ process: client = NasUnknownHost$Client
import java.net.Socket;
import java.net.UnknownHostException;

public class NasUnknownHost {
    static String failure(java.util.concurrent.Callable<?> action) {
        try {
            action.call();
            return "none";
        } catch (Exception exception) {
            return exception.getClass().getSimpleName() + ": " + exception.getMessage();
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            String failure = failure(() -> new Socket("elsewhere", 9000));
            assert failure.startsWith("UnknownHostException") : failure;
        }
    }
}
