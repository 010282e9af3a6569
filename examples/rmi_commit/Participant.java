import java.rmi.Remote;
import java.rmi.RemoteException;

/** Takes part in a transaction. */
public interface Participant extends Remote {
    /** Gets ready to commit, and says whether it can. After yes it is bound until it is told the outcome. */
    boolean prepare() throws RemoteException;

    void commit() throws RemoteException;

    void abort() throws RemoteException;
}
