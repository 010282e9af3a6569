// A connection is lost while its call runs, and the caller asks again: two calls of one caller run at once, in two threads. No two
// threads that live have the same number.
//@ unreduced: no
//@ flags: --faults reset::read
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;
import java.util.HashSet;
import java.util.Set;

public class NumbersOfThreadsDiffer {
    interface Server extends Remote {
        void work() throws RemoteException;
    }

    static class ServerImpl implements Server {
        private final Set<Long> atWork = new HashSet<>();

        public void work() {
            long number = Thread.currentThread().getId();
            synchronized (atWork) {
                assert atWork.add(number) : number;
            }
            synchronized (atWork) {
                atWork.remove(number);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Server server = (Server) UnicastRemoteObject.exportObject(new ServerImpl(), 0);
        for (boolean done = false; !done;) {
            try {
                server.work();
                done = true;
            } catch (RemoteException e) {
                // Lost: once more.
            }
        }
    }
}
