// Two names for one object, and its stub as it comes back: equality across processes.
//@ process: server = RmiSameObject$Server {port}
//@ process: client = RmiSameObject$Client {port}
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

public class RmiSameObject {
    interface Service extends Remote {
        boolean isMe(Service other) throws RemoteException;

        Service me() throws RemoteException;

        void stop() throws RemoteException;
    }

    static class Server extends UnicastRemoteObject implements Service {
        private final CountDownLatch stopped = new CountDownLatch(1);

        Server() throws RemoteException {}

        public boolean isMe(Service other) throws RemoteException {
            return RemoteObject.toStub(this).equals(other);
        }

        public Service me() {
            return this;
        }

        public void stop() {
            stopped.countDown();
        }

        public static void main(String[] args) throws Exception {
            Registry registry = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            Server server = new Server();
            registry.rebind("one", server);
            registry.rebind("other", server);
            System.out.println("ready");
            server.stopped.await();
            close(server, registry);
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Service other = (Service) find(args, "other"), one = (Service) find(args, "one");
            System.out.println(one.equals(other) + " " + (one == other) + " " + one.me().equals(other) + " " + one.isMe(other));
            Map<Service, String> map = new HashMap<>();
            map.put(one, "found");
            System.out.println(map.get(other.me()));
            one.stop();
        }
    }

    static Remote find(String[] args, String name) throws Exception {
        Registry registry = LocateRegistry.getRegistry("localhost", Integer.parseInt(args[0]));
        while (true) {
            try {
                return registry.lookup(name);
            } catch (NotBoundException | NoSuchObjectException e) {
                Thread.sleep(10);
            }
        }
    }

    /** Waits for calls that are not over yet. */
    static void close(Remote... objects) throws Exception {
        for (Remote each : objects) while (!UnicastRemoteObject.unexportObject(each, false)) Thread.sleep(5);
    }
}
