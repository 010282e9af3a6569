// The program tries again until no call is under way.
//@ unreduced: no
import java.rmi.NoSuchObjectException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class UnexportAwaited {
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
        while (!gone) {
            Thread.sleep(10);
            gone = UnicastRemoteObject.unexportObject(impl, false);
        }
    }
}
