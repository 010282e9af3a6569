import java.rmi.Remote;
import java.rmi.RemoteException;

/** One of several ballot boxes, each in a process of its own. */
public interface Box extends Remote {
    /** Takes the vote of somebody who has not voted here before; whether it did. */
    boolean cast(Ballot ballot) throws RemoteException;
}
