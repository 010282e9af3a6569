// A connect may be refused once; the caller tries again.
//@ flags: --faults refused
import java.rmi.ConnectException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class RefusedAndRetried {
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
        try {
            assert service.serve() == 1;
        } catch (ConnectException e) {
            assert service.serve() == 1;
        }
    }
}
