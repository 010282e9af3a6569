import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.server.UnicastRemoteObject;

/** A participant in a process of its own, which may crash at any time. It has no log: who crashed is gone. */
public class Store implements Participant {
    private enum Phase { WORKING, PREPARED, COMMITTED, ABORTED }

    private Phase phase = Phase.WORKING;

    @Override
    public synchronized boolean prepare() {
        phase = Phase.PREPARED;
        return true;
    }

    @Override
    public synchronized void commit() {
        assert phase == Phase.PREPARED : "told to commit while " + phase;
        phase = Phase.COMMITTED;
    }

    @Override
    public synchronized void abort() {
        assert phase != Phase.COMMITTED : "told to abort what is committed";
        phase = Phase.ABORTED;
    }

    public static void main(String[] args) throws RemoteException {
        int port = Integer.parseInt(args[0]);
        LocateRegistry.createRegistry(port).rebind("store", UnicastRemoteObject.exportObject(new Store(), port));
    }
}
