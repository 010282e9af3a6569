// The client starts once the registry listens, which is before the name is bound: it may look too early.
//@ unreduced: no
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: server = BoundTooLate$Server
//@ process: client = BoundTooLate$Client
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.server.UnicastRemoteObject;

public class BoundTooLate {
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
            Hello hello = (Hello) LocateRegistry.getRegistry("localhost", 1099).lookup("it");
            assert hello.hello("you").equals("hello you");
        }


    }
}
