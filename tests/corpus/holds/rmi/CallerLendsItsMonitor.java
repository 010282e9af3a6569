// The caller holds a monitor while it calls, waits inside the callback for somebody else, and is called back twice over: through
// the server, and through the server again. With `calls:caller` each of these methods runs as if the caller's own thread ran it, so none
// waits for the caller. A wait gives up all that the caller has of the monitor, and takes it back: the other thread comes
// in between, and never while somebody counts.
//@ unreduced: no
//@ flags: --rmi calls:caller
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class CallerLendsItsMonitor {
    interface Server extends Remote {
        void ask(Client who, int depth) throws RemoteException;
    }

    interface Client extends Remote {
        void answer(Server server, Client self, int depth) throws RemoteException;
    }

    static class ServerImpl implements Server {
        public synchronized void ask(Client who, int depth) throws RemoteException {
            who.answer(this, who, depth);
        }
    }

    static class ClientImpl implements Client {
        private int answers;
        private boolean told;

        public synchronized void answer(Server server, Client self, int depth) throws RemoteException {
            int before = answers;
            if (depth > 0) {
                server.ask(self, depth - 1);
                assert answers == before + 1;
                return;
            }
            try {
                while (!told) wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            assert Thread.holdsLock(this);
            answers++;
        }

        synchronized void ask(Server server, Client self) throws RemoteException {
            server.ask(self, 1);
            assert answers == 1 && Thread.holdsLock(this);
        }

        synchronized void tell() {
            told = true;
            notify();
        }
    }

    public static void main(String[] args) throws Exception {
        Server server = (Server) UnicastRemoteObject.exportObject(new ServerImpl(), 0);
        ClientImpl client = new ClientImpl();
        Client self = (Client) UnicastRemoteObject.exportObject(client, 0);
        new Thread(client::tell).start();
        client.ask(server, self);
        assert !Thread.holdsLock(client);
    }
}
