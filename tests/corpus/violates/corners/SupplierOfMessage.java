// The message is made by a supplier of the program that counts without a lock.
//@ kinds: assertion-failure
import java.util.logging.Logger;

public class SupplierOfMessage {
    static int made;
    public static void main(String[] args) throws Exception {
        Logger log = Logger.getLogger("x");
        log.setUseParentHandlers(false);
        Thread other = new Thread(() -> log.info(() -> "m" + made++));
        other.start();
        log.info(() -> "m" + made++);
        other.join();
        assert made == 2; //~ assertion-failure
    }
}
