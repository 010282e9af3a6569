// Without force an object is not taken back from under a call, and says so. The program takes for granted that it was.
//@ unreduced: no
//@ kinds: assertion-failure
import java.rmi.NoSuchObjectException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class UnexportRefused {
    interface Service extends Remote {
        int serve() throws RemoteException;
    }

    static class ServiceImpl implements Service {
        public int serve() {
            return 1;
        }
    }

    public static void main(String[] args) throws Exception {
        ServiceImpl impl = new ServiceImpl();
        Service service = (Service) UnicastRemoteObject.exportObject(impl, 0);
        UnicastRemoteObject.exportObject(new ServiceImpl(), 0); // keeps the port open
        Thread caller = new Thread(() -> {
            try {
                assert service.serve() == 1;
            } catch (NoSuchObjectException e) {
                // Too late, which is all right.
            } catch (RemoteException e) {
                throw new IllegalStateException(e);
            }
        });
        caller.start();
        boolean gone = UnicastRemoteObject.unexportObject(impl, false);
        assert gone; //~ assertion-failure
    }
}
