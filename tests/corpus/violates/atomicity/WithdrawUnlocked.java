// Check, then act: both threads may see enough money before either takes it.
//@ kinds: assertion-failure
public class WithdrawUnlocked {
    static volatile int balance = 10;

    static void withdraw(int amount) {
        if (balance >= amount) {
            balance = balance - amount;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> withdraw(7));
        other.start();
        withdraw(6);
        other.join();
        assert balance >= 3; //~ assertion-failure
    }
}
