import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.registry.Registry;
import java.rmi.server.UnicastRemoteObject;

/**
 * Keeps one account, in a registry of its own. Each method is synchronized: it is atomic, and two of
 * them in a row are not.
 */
public class Bank implements Account {
    private int balance;
    private final int tellers;
    private int done;

    Bank(int tellers) {
        this.tellers = tellers;
    }

    @Override
    public synchronized int balance() {
        return balance;
    }

    @Override
    public synchronized void setBalance(int balance) {
        this.balance = balance;
        closeIfDone();
    }

    @Override
    public synchronized int deposit(int amount) {
        balance += amount;
        closeIfDone();
        return balance;
    }

    /** Every teller brings 10. When the last one has, all of it has to be there. */
    private void closeIfDone() {
        if (++done == tellers) {
            assert balance == 10 * tellers : "the bank has " + balance + " of " + 10 * tellers;
        }
    }

    public static void main(String[] args) throws RemoteException {
        Registry registry = LocateRegistry.createRegistry(1099);
        Bank bank = new Bank(Integer.parseInt(args[0]));
        registry.rebind("account", UnicastRemoteObject.exportObject(bank, 0));
    }
}
