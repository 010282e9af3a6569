// The callee calls back while the caller waits: another thread of the caller's process answers.
import java.rmi.*;
import java.rmi.server.UnicastRemoteObject;
import java.util.*;

public class RmiCallbacks {
    interface Listener extends Remote {
        int heard(String what, int depth) throws RemoteException;
    }

    interface Service extends Remote {
        int tell(String what, int depth) throws RemoteException;

        void subscribe(Listener listener) throws RemoteException;
    }

    static class Server implements Service {
        final List<Listener> listeners = new ArrayList<>();

        public void subscribe(Listener listener) {
            listeners.add(listener);
        }

        public int tell(String what, int depth) throws RemoteException {
            int sum = 0;
            for (Listener listener : listeners) sum += listener.heard(what, depth);
            return sum;
        }
    }

    static class Client implements Listener {
        final String name;
        final Service service;
        final Thread main = Thread.currentThread();

        Client(String name, Service service) {
            this.name = name;
            this.service = service;
        }

        public int heard(String what, int depth) throws RemoteException {
            System.out.println(name + " heard " + what + " at " + depth + " " + (Thread.currentThread() == main));
            return depth == 0 ? 1 : 1 + service.tell(what + "!", depth - 1);
        }
    }

    public static void main(String[] args) throws Exception {
        Server server = new Server();
        Service stub = (Service) UnicastRemoteObject.exportObject(server, 0);
        Client one = new Client("one", stub), two = new Client("two", stub);
        for (Client client : List.of(one, two)) {
            UnicastRemoteObject.exportObject(client, 0);
            stub.subscribe(client);
        }
        System.out.println(stub.tell("hello", 0));
        System.out.println(stub.tell("hello", 2));
        for (Remote each : List.of(server, one, two)) UnicastRemoteObject.unexportObject(each, true);
    }
}
