// Two threads bind one name. The second is told that the name is taken, and does not expect it.
//@ unreduced: no
//@ kinds: uncaught
import java.rmi.AlreadyBoundException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.registry.Registry;
import java.rmi.server.UnicastRemoteObject;

public class BoundTwice {
    interface Service extends Remote {
    }

    static class ServiceImpl implements Service {
    }

    public static void main(String[] args) throws Exception {
        Registry registry = LocateRegistry.createRegistry(1099);
        Service service = (Service) UnicastRemoteObject.exportObject(new ServiceImpl(), 0);
        Thread other = new Thread(() -> bind(registry, service));
        other.start();
        bind(registry, service);
        other.join();
        assert registry.list().length == 1;
    }

    static void bind(Registry registry, Service service) {
        try {
            registry.bind("service", service);
        } catch (AlreadyBoundException e) {
            throw new IllegalStateException(e); //~ uncaught
        } catch (RemoteException e) {
            throw new IllegalStateException(e);
        }
    }
}
