// An exception of the remote method reaches the caller with its message; the server goes on.
//@ unreduced: no
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class CaughtAtClient {
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
        try {
            divider.divide(1, 0);
            assert false;
        } catch (ArithmeticException e) {
            assert e.getMessage().equals("/ by zero");
        }
        assert divider.divide(6, 3) == 2;
    }
}
