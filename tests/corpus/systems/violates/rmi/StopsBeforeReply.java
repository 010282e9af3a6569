// A remote method ends its process before the reply is sent: the client gets UnmarshalException.
//@ unreduced: no
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: server = StopsBeforeReply$Server
//@ process: client = StopsBeforeReply$Client
import java.rmi.NoSuchObjectException;
import java.rmi.NotBoundException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.registry.Registry;
import java.rmi.server.UnicastRemoteObject;
import java.util.concurrent.CountDownLatch;

public class StopsBeforeReply {
    interface Service extends Remote {
        void stop() throws RemoteException;
    }

    static class Server implements Service {
        private final CountDownLatch stopped = new CountDownLatch(1);

        public void stop() {
            System.exit(0);
        }

        public static void main(String[] args) throws Exception {
            Server server = new Server();
            Registry registry = LocateRegistry.createRegistry(1099);
            registry.rebind("it", UnicastRemoteObject.exportObject(server, 0));
            server.stopped.await();
            while (!UnicastRemoteObject.unexportObject(server, false)) {
                Thread.sleep(10);
            }
            System.exit(0);
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Service service = null;
            while (service == null) {
                try {
                    service = (Service) LocateRegistry.getRegistry("localhost", 1099).lookup("it");
                } catch (NotBoundException | NoSuchObjectException e) {
                    Thread.sleep(10);
                }
            }
            service.stop(); //~ uncaught
        }
    }
}
