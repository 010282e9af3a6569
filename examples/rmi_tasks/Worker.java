import java.io.Serializable;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.server.UnicastRemoteObject;

/** An engine in a process of its own. It counts what it has done. */
public class Worker implements Engine {
    private int done;

    @Override
    public <T extends Serializable> T run(Task<T> task) throws TaskException {
        T result;
        try {
            result = task.call();
        } catch (Exception e) {
            throw new TaskException(e);
        }
        synchronized (this) {
            done++;
        }
        return result;
    }

    public static void main(String[] args) throws RemoteException {
        LocateRegistry.createRegistry(1099).rebind("engine", UnicastRemoteObject.exportObject(new Worker(), 0));
    }
}
