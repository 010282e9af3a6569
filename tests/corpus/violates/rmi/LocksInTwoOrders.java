// Two remote objects call each other, each from a synchronized method. Two calls that begin at either end hold one
// monitor each and wait for the other.
//@ unreduced: no
//@ kinds: deadlock
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class LocksInTwoOrders {
    interface Account extends Remote {
        void move(Account to, int amount) throws RemoteException;

        void add(int amount) throws RemoteException;
    }

    static class AccountImpl implements Account {
        int balance;

        public synchronized void move(Account to, int amount) throws RemoteException {
            balance -= amount;
            to.add(amount); //~ deadlock
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
                second.move(first, 1);
            } catch (RemoteException e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        first.move(second, 1);
        other.join();
    }
}
