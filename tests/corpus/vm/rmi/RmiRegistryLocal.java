// A registry in the process itself: binding, looking up, listing, and what it refuses.
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.UnicastRemoteObject;
import java.util.Arrays;

public class RmiRegistryLocal {
    interface Service extends Remote {
        String name() throws RemoteException;
    }

    record Server(String own) implements Service {
        public String name() {
            return own;
        }
    }

    static String[] sorted(String[] names) {
        Arrays.sort(names);
        return names;
    }

    public static void main(String[] args) throws Exception {
        Registry registry = LocateRegistry.createRegistry(0);
        Server a = new Server("a"), b = new Server("b");
        UnicastRemoteObject.exportObject(a, 0);
        UnicastRemoteObject.exportObject(b, 0);
        registry.bind("first", a);
        registry.rebind("second", b);
        System.out.println(Arrays.toString(sorted(registry.list())));
        System.out.println(((Service) registry.lookup("first")).name());
        try {
            registry.bind("first", b);
        } catch (AlreadyBoundException e) {
            System.out.println("bound: " + e.getMessage());
        }
        registry.rebind("first", b);
        System.out.println(((Service) registry.lookup("first")).name());
        registry.unbind("second");
        try {
            registry.lookup("second");
        } catch (NotBoundException e) {
            System.out.println("not bound: " + e.getMessage());
        }
        try {
            registry.unbind("second");
        } catch (NotBoundException e) {
            System.out.println("not bound: " + e.getMessage());
        }
        try {
            registry.lookup(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        System.out.println(Arrays.toString(registry.list()));
        UnicastRemoteObject.unexportObject(a, true);
        UnicastRemoteObject.unexportObject(b, true);
        UnicastRemoteObject.unexportObject(registry, true);
    }
}
