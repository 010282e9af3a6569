// Both monitors are taken in the order of the account numbers, whichever way the money goes.
public class TransferOrdered {
    static class Account {
        final int number;
        int balance = 10;

        Account(int number) {
            this.number = number;
        }
    }

    static void transfer(Account from, Account to, int amount) {
        Account first = from.number < to.number ? from : to;
        Account second = first == from ? to : from;
        synchronized (first) {
            synchronized (second) {
                from.balance -= amount;
                to.balance += amount;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Account a = new Account(1);
        Account b = new Account(2);
        Thread other = new Thread(() -> transfer(b, a, 3));
        other.start();
        transfer(a, b, 5);
        other.join();
        assert a.balance == 8 && b.balance == 12;
    }
}
