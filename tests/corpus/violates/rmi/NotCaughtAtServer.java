// An exception of the remote method reaches the caller, which does not catch it.
//@ unreduced: no
//@ kinds: uncaught
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class NotCaughtAtServer {
    interface Divider extends Remote {
        int divide(int a, int b) throws RemoteException;
    }

    static class DividerImpl implements Divider {
        public int divide(int a, int b) {
            return a / b;
        }
    }

    public static void main(String[] args) throws Exception {
        Divider divider = (Divider) UnicastRemoteObject.exportObject(new DividerImpl(), 0);
        divider.divide(1, 0);
        assert divider.divide(6, 3) == 2;
    }
}
