import java.rmi.Remote;
import java.rmi.RemoteException;

/** What nodes ask of each other. */
public interface Peer extends Remote {
    /**
     * A node of a lower number wants to lead. This one is there, and sees to it that there is a leader before it
     * answers.
     */
    void challenge() throws RemoteException;

    /** From now on the node of this number leads. */
    void victory(int leader) throws RemoteException;

    int leader() throws RemoteException;
}
