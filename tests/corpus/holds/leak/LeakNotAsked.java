// A leaked lock that nobody else wants is no violation unless the property asks for it.
import java.util.concurrent.locks.ReentrantLock;

public class LeakNotAsked {
    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        new Thread(lock::lock).start();
    }
}
