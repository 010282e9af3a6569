// A server takes its object back; the client's stub leads nowhere, a new lookup finds the next one.
//@ process: server = RmiUnexportFar$Server {port}
//@ process: client = RmiUnexportFar$Client {port}
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

public class RmiUnexportFar {
    interface Service extends Remote {
        int version() throws RemoteException;

        void replace() throws RemoteException;

        void stop() throws RemoteException;
    }

    static class Server implements Service {
        static final BlockingQueue<String> ORDERS = new LinkedBlockingQueue<>();
        private final int version;

        Server(int version) {
            this.version = version;
        }

        public int version() {
            return version;
        }

        public void replace() {
            ORDERS.add("replace");
        }

        public void stop() {
            ORDERS.add("stop");
        }

        public static void main(String[] args) throws Exception {
            Registry registry = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            Server server = new Server(1);
            registry.rebind("service", UnicastRemoteObject.exportObject(server, 0));
            System.out.println("ready");
            while (ORDERS.take().equals("replace")) {
                close(server);
                server = new Server(server.version + 1);
                registry.rebind("service", UnicastRemoteObject.exportObject(server, 0));
            }
            close(server, registry);
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Service service = (Service) find(args, "service");
            System.out.println(service.version());
            service.replace();
            while (true) {
                try {
                    service.version();
                    Thread.sleep(5);
                } catch (NoSuchObjectException | java.rmi.ConnectException | UnmarshalException | ConnectIOException e) {
                    System.out.println("gone");
                    break;
                }
            }
            Service next = service;
            while (next.equals(service)) next = (Service) find(args, "service");
            System.out.println(next.version());
            next.stop();
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
