// A method that would have to wait for a monitor says nothing about the states in between.
//@ flags: --invariant InvariantUnderMonitor.balanced
public class InvariantUnderMonitor {
    static int left = 10;
    static int right = 0;

    static synchronized boolean balanced() {
        return left + right == 10;
    }

    static synchronized void move() {
        left -= 3;
        right += 3;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(InvariantUnderMonitor::move);
        other.start();
        move();
        other.join();
    }
}
