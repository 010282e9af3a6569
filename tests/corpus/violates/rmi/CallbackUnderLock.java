// The caller holds a monitor while it calls; the server calls back into a method that wants the same monitor, in another
// thread than the one that holds it. Neither call can ever return.
//@ unreduced: no
//@ kinds: deadlock
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class CallbackUnderLock {
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

        synchronized void ask(Server server, Client self) throws RemoteException {
            server.ask(self); //~ deadlock
            assert value == 42;
        }
    }

    public static void main(String[] args) throws Exception {
        Server server = (Server) UnicastRemoteObject.exportObject(new ServerImpl(), 0);
        ClientImpl client = new ClientImpl();
        client.ask(server, (Client) UnicastRemoteObject.exportObject(client, 0));
    }
}
