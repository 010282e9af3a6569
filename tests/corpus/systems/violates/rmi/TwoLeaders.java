// Each of two candidates asks whether there is a leader, and makes itself one if not: in two calls, so both may.
//@ unreduced: no
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: server = TwoLeaders$Server
//@ process: client = TwoLeaders$Client
import java.rmi.NoSuchObjectException;
import java.rmi.NotBoundException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.server.UnicastRemoteObject;

public class TwoLeaders {
    interface Election extends Remote {
        boolean isOpen() throws RemoteException;

        /** How many leaders there are now. */
        int lead() throws RemoteException;
    }

    static class Server implements Election {
        private int leaders;

        public synchronized boolean isOpen() {
            return leaders == 0;
        }

        public synchronized int lead() {
            return ++leaders;
        }

        public static void main(String[] args) throws Exception {
            bind(new Server());
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Election election = find(Election.class);
            new Thread(() -> stand(election)).start();
            stand(election);
        }

        static void stand(Election election) {
            try {
                if (election.isOpen()) {
                    assert election.lead() == 1; //~ assertion-failure
                }
            } catch (RemoteException e) {
                throw new IllegalStateException(e);
            }
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
