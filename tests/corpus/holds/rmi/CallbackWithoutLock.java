// The caller gives its monitor back before it calls, so the callback gets it.
//@ unreduced: no
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class CallbackWithoutLock {
    interface Server extends Remote {
        void ask(Client who) throws RemoteException;
    }

    interface Client extends Remote {
        void answer(int value) throws RemoteException;
    }

    static class ServerImpl implements Server {
        public void ask(Client who) throws RemoteException {
            who.answer(42);
        }
    }

    static class ClientImpl implements Client {
        private int value;

        public synchronized void answer(int value) {
            this.value = value;
        }

        void ask(Server server, Client self) throws RemoteException {
            server.ask(self);
            synchronized (this) {
                assert value == 42;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Server server = (Server) UnicastRemoteObject.exportObject(new ServerImpl(), 0);
        ClientImpl client = new ClientImpl();
        client.ask(server, (Client) UnicastRemoteObject.exportObject(client, 0));
    }
}
