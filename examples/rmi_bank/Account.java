import java.rmi.Remote;
import java.rmi.RemoteException;

/** What a teller can do with the account of somebody else's process. */
public interface Account extends Remote {
    int balance() throws RemoteException;

    void setBalance(int balance) throws RemoteException;

    /** Adds to the balance in one step, and says what it is then. */
    int deposit(int amount) throws RemoteException;
}
