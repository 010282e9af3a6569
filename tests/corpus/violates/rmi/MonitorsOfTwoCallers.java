// Two clients in one process call the server under a monitor of their own, and each is called back into the other one's monitor.
// What a caller has is open to what runs for it, and to nobody else: with `calls:caller`, too, both may wait for each other.
//@ unreduced: no
//@ kinds: deadlock
//@ flags: --rmi calls:caller
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class MonitorsOfTwoCallers {
    interface Server extends Remote {
        void pass(Client to) throws RemoteException;
    }

    interface Client extends Remote {
        void hear() throws RemoteException;
    }

    static class ServerImpl implements Server {
        public void pass(Client to) throws RemoteException {
            to.hear(); //~ deadlock
        }
    }

    static class ClientImpl implements Client {
        public synchronized void hear() {}

        synchronized void say(Server server, Client other) {
            try {
                server.pass(other);
            } catch (RemoteException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Server server = (Server) UnicastRemoteObject.exportObject(new ServerImpl(), 0);
        ClientImpl first = new ClientImpl();
        ClientImpl second = new ClientImpl();
        Client toFirst = (Client) UnicastRemoteObject.exportObject(first, 0);
        Client toSecond = (Client) UnicastRemoteObject.exportObject(second, 0);
        new Thread(() -> first.say(server, toSecond)).start();
        second.say(server, toFirst);
    }
}
