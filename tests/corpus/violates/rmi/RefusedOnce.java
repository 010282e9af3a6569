// A connect may be refused although somebody listens; the caller does not expect it.
//@ unreduced: no
//@ kinds: uncaught
//@ flags: --faults refused
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class RefusedOnce {
    interface Service extends Remote {
        int serve() throws RemoteException;
    }

    static class ServiceImpl implements Service {
        public int serve() {
            return 1;
        }
    }

    public static void main(String[] args) throws Exception {
        Service service = (Service) UnicastRemoteObject.exportObject(new ServiceImpl(), 0);
        assert service.serve() == 1; //~ uncaught
    }
}
