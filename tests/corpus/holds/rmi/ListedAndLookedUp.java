// A name that was listed and is gone when it is looked up is left out.
//@ unreduced: no
import java.rmi.NotBoundException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.registry.Registry;
import java.rmi.server.UnicastRemoteObject;

public class ListedAndLookedUp {
    interface Service extends Remote {
        int serve() throws RemoteException;
    }

    static class ServiceImpl implements Service {
        public int serve() {
            return 1;
        }
    }

    public static void main(String[] args) throws Exception {
        Registry registry = LocateRegistry.createRegistry(1099);
        registry.rebind("service", UnicastRemoteObject.exportObject(new ServiceImpl(), 0));
        new Thread(() -> {
            try {
                registry.unbind("service");
            } catch (NotBoundException | RemoteException e) {
                throw new IllegalStateException(e);
            }
        }).start();
        for (String name : registry.list()) {
            try {
                assert ((Service) registry.lookup(name)).serve() == 1;
            } catch (NotBoundException e) {
                // It was there a moment ago.
            }
        }
    }
}
