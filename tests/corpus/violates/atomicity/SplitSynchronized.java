// Each access is synchronized but the read and the write are in two blocks: an update gets lost.
//@ kinds: assertion-failure
public class SplitSynchronized {
    static int balance = 10;

    static synchronized int read() {
        return balance;
    }

    static synchronized void write(int value) {
        balance = value;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> write(read() + 5));
        other.start();
        write(read() - 3);
        other.join();
        assert read() == 12; //~ assertion-failure
    }
}
