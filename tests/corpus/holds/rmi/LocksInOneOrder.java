// Both calls begin at the same object, so the monitors are taken in one order.
//@ unreduced: no
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class LocksInOneOrder {
    interface Account extends Remote {
        void move(Account to, int amount) throws RemoteException;

        void add(int amount) throws RemoteException;
    }

    static class AccountImpl implements Account {
        int balance;

        public synchronized void move(Account to, int amount) throws RemoteException {
            balance -= amount;
            to.add(amount);
        }

        public synchronized void add(int amount) {
            balance += amount;
        }
    }

    public static void main(String[] args) throws Exception {
        Account first = (Account) UnicastRemoteObject.exportObject(new AccountImpl(), 0);
        Account second = (Account) UnicastRemoteObject.exportObject(new AccountImpl(), 0);
        Thread other = new Thread(() -> {
            try {
                first.move(second, -1);
            } catch (RemoteException e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        first.move(second, 1);
        other.join();
    }
}
