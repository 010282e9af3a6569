// Check and act under one monitor: exactly one of the two withdrawals fits.
public class WithdrawLocked {
    static int balance = 10;

    static synchronized void withdraw(int amount) {
        if (balance >= amount) {
            balance = balance - amount;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> withdraw(7));
        other.start();
        withdraw(6);
        other.join();
        assert balance == 3 || balance == 4;
    }
}
