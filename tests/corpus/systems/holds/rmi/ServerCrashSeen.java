// The server may crash where it sends a reply; the client takes any RemoteException for the end of the server.
//@ unreduced: no
//@ flags: --start-in-order --faults crash:server:write
//@ process: server = ServerCrashSeen$Server
//@ process: client = ServerCrashSeen$Client
import java.rmi.NoSuchObjectException;
import java.rmi.NotBoundException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.server.UnicastRemoteObject;

public class ServerCrashSeen {
    interface Service extends Remote {
        int serve() throws RemoteException;
    }

    static class Server implements Service {
        public int serve() {
            return 1;
        }

        public static void main(String[] args) throws Exception {
            bind(new Server());
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try {
                assert find(Service.class).serve() == 1;
            } catch (RemoteException e) {
                System.out.println("gone");
            }
        }
    }

    /** Looks a name up until it is bound. */
    static <T extends Remote> T find(Class<T> type) throws Exception {
        while (true) {
            try {
                return type.cast(LocateRegistry.getRegistry("localhost", 1099).lookup("it"));
            } catch (NotBoundException | NoSuchObjectException e) {
                Thread.sleep(10); // The registry is there before what is bound in it.
            }
        }
    }

    static void bind(Remote object) throws Exception {
        LocateRegistry.createRegistry(1099).rebind("it", UnicastRemoteObject.exportObject(object, 0));
    }
}
