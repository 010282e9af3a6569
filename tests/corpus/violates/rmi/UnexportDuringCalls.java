// An object is taken back by force while another thread calls it: a call that comes too late gets NoSuchObjectException.
//@ unreduced: no
//@ kinds: uncaught
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class UnexportDuringCalls {
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
            } catch (RemoteException e) {
                throw new IllegalStateException(e); //~ uncaught
            }
        });
        caller.start();
        UnicastRemoteObject.unexportObject(impl, true);
    }
}
