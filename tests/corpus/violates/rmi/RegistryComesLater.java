// The client opens a gate, and then asks for a registry on the same port; a thread of the server makes one as soon as the gate is
// open. Either comes first: the client is told that there is no such object, or it lists the names of a registry.
//@ unreduced: no
//@ kinds: assertion-failure
import java.rmi.NoSuchObjectException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.server.UnicastRemoteObject;

public class RegistryComesLater {
    interface Gate extends Remote {
        void open() throws RemoteException;
    }

    static class GateImpl implements Gate {
        private boolean open;

        public synchronized void open() {
            open = true;
            notify();
        }

        synchronized void await() throws InterruptedException {
            while (!open) wait();
        }
    }

    public static void main(String[] args) throws Exception {
        GateImpl impl = new GateImpl();
        Gate gate = (Gate) UnicastRemoteObject.exportObject(impl, 1099);
        new Thread(() -> {
            try {
                impl.await();
                LocateRegistry.createRegistry(1099);
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }).start();
        gate.open();
        try {
            LocateRegistry.getRegistry("localhost", 1099).list();
            assert false; //~ assertion-failure
        } catch (NoSuchObjectException e) {
            // There is none yet.
        }
    }
}
