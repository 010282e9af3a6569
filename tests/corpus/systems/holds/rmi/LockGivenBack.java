// Whoever took the remote lock gives it back, whatever happens.
//@ unreduced: no
//@ flags: --start-in-order
//@ process: server = LockGivenBack$Server
//@ process: client = LockGivenBack$Client
import java.rmi.NoSuchObjectException;
import java.rmi.NotBoundException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.server.UnicastRemoteObject;

public class LockGivenBack {
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
            bind(new Server());
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Mutex mutex = find(Mutex.class);
            new Thread(() -> use(mutex)).start();
            use(mutex);
        }

        static void use(Mutex mutex) {
            try {
                mutex.lock();
                try {
                    work();
                } finally {
                    mutex.unlock();
                }
            } catch (RemoteException e) {
                throw new IllegalStateException(e);
            }
        }

        static void work() {
            // Whatever the lock is for.
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
