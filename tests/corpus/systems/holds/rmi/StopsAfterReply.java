// A remote method asks another thread to end the process, which first takes the object back: that waits for the reply.
//@ unreduced: no
//@ flags: --start-in-order
//@ process: server = StopsAfterReply$Server
//@ process: client = StopsAfterReply$Client
import java.rmi.NoSuchObjectException;
import java.rmi.NotBoundException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.registry.Registry;
import java.rmi.server.UnicastRemoteObject;
import java.util.concurrent.CountDownLatch;

public class StopsAfterReply {
    interface Service extends Remote {
        void stop() throws RemoteException;
    }

    static class Server implements Service {
        private final CountDownLatch stopped = new CountDownLatch(1);

        public void stop() {
            stopped.countDown();
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
            service.stop();
        }
    }
}
