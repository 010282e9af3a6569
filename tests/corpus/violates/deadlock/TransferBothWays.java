// Synchronized transfer methods: one thread moves from a to b, the other from b to a.
//@ kinds: deadlock
public class TransferBothWays {
    static class Account {
        int balance = 10;

        synchronized void transfer(Account to, int amount) {
            balance -= amount;
            synchronized (to) { //~ deadlock
                to.balance += amount;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Account a = new Account();
        Account b = new Account();
        Thread other = new Thread(() -> b.transfer(a, 3));
        other.start();
        a.transfer(b, 5);
        other.join();
    }
}
