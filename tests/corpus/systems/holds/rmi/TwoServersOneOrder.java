// Two threads of a client lock two remote objects in one order.
//@ unreduced: no
//@ flags: --start-in-order
//@ process: server = TwoServersOneOrder$Server
//@ process: client = TwoServersOneOrder$Client
import java.rmi.NoSuchObjectException;
import java.rmi.NotBoundException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.registry.Registry;
import java.rmi.server.UnicastRemoteObject;

public class TwoServersOneOrder {
    interface Mutex extends Remote {
        void lock() throws RemoteException;

        void unlock() throws RemoteException;
    }

    static class Server implements Mutex {
        private boolean taken;

        public synchronized void lock() {
            while (taken) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
            taken = true;
        }

        public synchronized void unlock() {
            taken = false;
            notifyAll();
        }

        public static void main(String[] args) throws Exception {
            Registry registry = LocateRegistry.createRegistry(1099);
            registry.rebind("a", UnicastRemoteObject.exportObject(new Server(), 0));
            registry.rebind("b", UnicastRemoteObject.exportObject(new Server(), 0));
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Mutex a = find("a");
            Mutex b = find("b");
            new Thread(() -> use(a, b)).start();
            use(a, b);
        }

        static void use(Mutex first, Mutex second) {
            try {
                first.lock();
                second.lock();
                second.unlock();
                first.unlock();
            } catch (RemoteException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    static Mutex find(String name) throws Exception {
        while (true) {
            try {
                return (Mutex) LocateRegistry.getRegistry("localhost", 1099).lookup(name);
            } catch (NotBoundException | NoSuchObjectException e) {
                Thread.sleep(10);
            }
        }
    }
}
