// The result of a remote call is copied field by field, without the monitor under which both fields change together. Over the JDK's own
// transport a worker of a pool copies it: the old left and the new right may come out.
//@ unreduced: no
//@ kinds: assertion-failure
//@ flags: --rmi wire --time ordered
import java.io.Serializable;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class PairChangesOnTheWire {
    static class Pair implements Serializable {
        int left, right;

        synchronized void step() {
            left++;
            right++;
        }
    }

    interface Service extends Remote {
        Pair get() throws RemoteException;
    }

    static final Pair shared = new Pair();

    public static void main(String[] args) throws Exception {
        Service service = () -> shared;
        Service stub = (Service) UnicastRemoteObject.exportObject(service, 0);
        Thread other = new Thread(shared::step);
        other.start();
        Pair copy = stub.get();
        other.join();
        assert copy.left >= copy.right : copy.left + " " + copy.right; //~ assertion-failure
    }
}
