// Two threads of a client deposit 10 each in a synchronized method; whoever finds that both are done finds 20.
//@ unreduced: no
//@ flags: --start-in-order
//@ process: server = DepositsAddUp$Server
//@ process: client = DepositsAddUp$Client
import java.rmi.NoSuchObjectException;
import java.rmi.NotBoundException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.server.UnicastRemoteObject;

public class DepositsAddUp {
    interface Account extends Remote {
        void deposit(int amount) throws RemoteException;

        /** The balance, if both clients are done. */
        int end() throws RemoteException;
    }

    static class Server implements Account {
        private int balance;
        private int done;

        public synchronized void deposit(int amount) {
            balance += amount;
        }

        public synchronized int end() {
            return ++done == 2 ? balance : 20;
        }

        public static void main(String[] args) throws Exception {
            bind(new Server());
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Account account = find(Account.class);
            Thread other = new Thread(() -> deposit(account));
            other.start();
            deposit(account);
        }

        static void deposit(Account account) {
            try {
                account.deposit(10);
                assert account.end() == 20;
            } catch (RemoteException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** Looks a name up until it is bound. */
    static <T extends Remote> T find(Class<T> type) throws Exception {
        while (true) {
            try {
                return type.cast(LocateRegistry.getRegistry("localhost", 1099).lookup("it"));
            } catch (NotBoundException | NoSuchObjectException e) {
                Thread.sleep(10); // The registry is there before what is bound in it.
            }
        }
    }

    static void bind(Remote object) throws Exception {
        LocateRegistry.createRegistry(1099).rebind("it", UnicastRemoteObject.exportObject(object, 0));
    }
}
