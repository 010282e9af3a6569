import java.rmi.Remote;
import java.rmi.RemoteException;

public interface Room extends Remote {
    void join(Member who) throws RemoteException;

    void say(String text) throws RemoteException;
}
