// The connection is lost while the call runs: the caller goes on, still in its monitor, and the method that was called back goes on
// in it as well. With `calls:caller` they would be one thread, which cannot be in two places.
//@ unreduced: no
//@ reason: a caller that goes on while its call still runs
//@ flags: --rmi calls:caller --faults reset::read
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class CallerGoesOn {
    interface Server extends Remote {
        void ask() throws RemoteException;
    }

    static class ServerImpl implements Server {
        private final Object gate = new Object();
        private int passed;

        public synchronized void ask() {
            pass();
        }

        void pass() {
            synchronized (gate) {
                passed++;
            }
        }

        synchronized void call(Server self) {
            try {
                self.ask();
            } catch (RemoteException e) {
                // Lost.
            }
        }
    }

    public static void main(String[] args) throws Exception {
        ServerImpl server = new ServerImpl();
        Server self = (Server) UnicastRemoteObject.exportObject(server, 0);
        new Thread(server::pass).start();
        server.call(self);
    }
}
