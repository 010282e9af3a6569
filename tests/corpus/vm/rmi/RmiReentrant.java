// A lock that the caller holds is not the callee's: a callback would wait for it, so it is taken with a limit here.
import java.rmi.*;
import java.rmi.server.UnicastRemoteObject;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class RmiReentrant {
    interface Listener extends Remote {
        boolean heard() throws RemoteException, InterruptedException;
    }

    interface Service extends Remote {
        boolean tell(Listener listener) throws RemoteException, InterruptedException;
    }

    static class Client implements Listener {
        final ReentrantLock lock = new ReentrantLock();

        public boolean heard() throws InterruptedException {
            boolean got = lock.tryLock(20, TimeUnit.MILLISECONDS);
            if (got) lock.unlock();
            return got;
        }
    }

    static class Server implements Service {
        public boolean tell(Listener listener) throws RemoteException, InterruptedException {
            return listener.heard();
        }
    }

    public static void main(String[] args) throws Exception {
        Server server = new Server();
        Client client = new Client();
        Service stub = (Service) UnicastRemoteObject.exportObject(server, 0);
        UnicastRemoteObject.exportObject(client, 0);
        System.out.println(stub.tell(client));
        client.lock.lock();
        System.out.println(client.lock.isHeldByCurrentThread() + " " + stub.tell(client));
        client.lock.unlock();
        UnicastRemoteObject.unexportObject(server, true);
        UnicastRemoteObject.unexportObject(client, true);
    }
}
