// A private field of another class, made accessible. Two threads add to it by reflection and lose an update.
//@ kinds: assertion-failure
import java.lang.reflect.Field;

public class FieldPrivateDouble {
    static class Account {
        private double balance;
    }

    static final Account account = new Account();

    static void deposit() {
        try {
            Field balance = Account.class.getDeclaredField("balance");
            balance.setAccessible(true);
            balance.setDouble(account, balance.getDouble(account) + 10);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(FieldPrivateDouble::deposit);
        other.start();
        deposit();
        other.join();
        assert account.balance == 20; //~ assertion-failure
    }
}
