// Each deposit has a number; the account executes a number once, however often it is sent.
//@ unreduced: no
//@ flags: --faults reset::read
import java.rmi.MarshalException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.UnmarshalException;
import java.rmi.server.UnicastRemoteObject;

public class ExecutedOnce {
    interface Account extends Remote {
        int deposit(int number, int amount) throws RemoteException;
    }

    static class AccountImpl implements Account {
        private int balance;
        private int last;

        public synchronized int deposit(int number, int amount) {
            if (number == last) return balance;
            balance += amount;
            last = number;
            return balance;
        }
    }

    public static void main(String[] args) throws Exception {
        Account account = (Account) UnicastRemoteObject.exportObject(new AccountImpl(), 0);
        int balance;
        try {
            balance = account.deposit(1, 10);
        } catch (UnmarshalException | MarshalException e) {
            balance = account.deposit(1, 10);
        }
        assert balance == 10;
    }
}
