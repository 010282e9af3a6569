import java.rmi.Remote;
import java.rmi.RemoteException;

/** Where votes are counted that enough boxes have taken. */
public interface Office extends Remote {
    void count(Ballot ballot) throws RemoteException;
}
