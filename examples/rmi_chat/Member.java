import java.rmi.Remote;
import java.rmi.RemoteException;

/** A callback: the room calls it for each text. */
public interface Member extends Remote {
    void heard(String text) throws RemoteException;
}
