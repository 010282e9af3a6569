// The server may crash where it sends a reply, when the call is executed; the client does not expect it.
//@ unreduced: no
//@ kinds: uncaught
//@ flags: --start-in-order --faults crash:server:write
//@ process: server = ServerCrashes$Server
//@ process: client = ServerCrashes$Client
import java.rmi.NoSuchObjectException;
import java.rmi.NotBoundException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.server.UnicastRemoteObject;

public class ServerCrashes {
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
            assert find(Service.class).serve() == 1; //~ uncaught
        }
    }

    /** Looks a name up until it is bound. */
    static <T extends Remote> T find(Class<T> type) throws Exception {
        while (true) {
            try {
                return type.cast(LocateRegistry.getRegistry("localhost", 1099).lookup("it")); //~ uncaught
            } catch (NotBoundException | NoSuchObjectException e) {
                Thread.sleep(10); // The registry is there before what is bound in it.
            }
        }
    }

    static void bind(Remote object) throws Exception {
        LocateRegistry.createRegistry(1099).rebind("it", UnicastRemoteObject.exportObject(object, 0));
    }
}
