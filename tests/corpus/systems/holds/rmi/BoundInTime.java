// The client tries again until the name is bound.
//@ unreduced: no
//@ flags: --start-in-order
//@ process: server = BoundInTime$Server
//@ process: client = BoundInTime$Client
import java.rmi.NoSuchObjectException;
import java.rmi.NotBoundException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.server.UnicastRemoteObject;

public class BoundInTime {
    interface Hello extends Remote {
        String hello(String name) throws RemoteException;
    }

    static class Server implements Hello {
        public String hello(String name) {
            return "hello " + name;
        }

        public static void main(String[] args) throws Exception {
            LocateRegistry.createRegistry(1099).rebind("it", UnicastRemoteObject.exportObject(new Server(), 0));
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Hello hello = find();
            assert hello.hello("you").equals("hello you");
        }

        static Hello find() throws Exception {
            while (true) {
                try {
                    return (Hello) LocateRegistry.getRegistry("localhost", 1099).lookup("it");
                } catch (NotBoundException | NoSuchObjectException e) {
                    Thread.sleep(10);
                }
            }
        }
    }
}
