/** Money is moved under two locks, each account under its own; the audit takes them one after the other and sees it nowhere. */
class SumOfTwo {
    static class Account {
        private int balance;

        Account(int balance) {
            this.balance = balance;
        }

        synchronized void add(int amount) {
            balance += amount;
        }

        synchronized int balance() {
            return balance;
        }
    }

    static final Account savings = new Account(100);
    static final Account giro = new Account(0);

    static void move(int amount) {
        savings.add(-amount);
        giro.add(amount);
    }

    public static void main(String[] args) {
        new Thread(() -> move(30), "teller").start();
        int sum = savings.balance() + giro.balance();
        assert sum == 100 : "the audit counts " + sum;
    }
}
