// The server's own `accept` lets the second client in when the first one has opened a gate, and only Ann opens it. If Ben connects
// before her, he is let in, and she waits for herself.
//@ kinds: deadlock
//@ unreduced: no
//@ flags: --start-in-order
//@ process: server = AcceptedInOrder$Server
//@ process: ann = AcceptedInOrder$Client open
//@ process: ben = AcceptedInOrder$Client pass
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.rmi.NoSuchObjectException;
import java.rmi.NotBoundException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.registry.Registry;
import java.rmi.server.UnicastRemoteObject;

public class AcceptedInOrder {
    interface Gate extends Remote {
        void open() throws RemoteException;

        void pass() throws RemoteException;
    }

    static class Server implements Gate {
        private boolean open;

        public synchronized void open() {
            open = true;
            notifyAll();
        }

        public void pass() {}

        synchronized void awaitOpen() {
            try {
                while (!open) wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        public static void main(String[] args) throws Exception {
            Server server = new Server();
            Registry registry = LocateRegistry.createRegistry(1099);
            registry.rebind("it", UnicastRemoteObject.exportObject(
                    server, 0, null, port -> new Turnstile(port, server)));
        }
    }

    static class Turnstile extends ServerSocket {
        private final Server server;
        private int came;

        Turnstile(int port, Server server) throws IOException {
            super(port);
            this.server = server;
        }

        @Override
        public Socket accept() throws IOException {
            Socket next = super.accept();
            if (++came == 2) server.awaitOpen();
            return next;
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Gate gate = find();
            if (args[0].equals("open")) {
                gate.open(); //~ deadlock
            } else {
                gate.pass();
            }
        }

        /** Looks a name up until it is bound. */
        static Gate find() throws Exception {
            while (true) {
                try {
                    return (Gate) LocateRegistry.getRegistry("localhost", 1099).lookup("it");
                } catch (NotBoundException | NoSuchObjectException e) {
                    Thread.sleep(10); // The registry is there before what is bound in it.
                }
            }
        }
    }
}
