// Static fields belong to each process: what is read from a stream is built in the reader's world.
//@ process: server = RmiWorlds$Server {port}
//@ process: client = RmiWorlds$Client {port}
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

public class RmiWorlds {
    static int made;

    static class Point implements Serializable {
        final int x;
        transient int seen;

        Point(int x) {
            this.x = x;
            made++;
        }

        private Object readResolve() {
            made += 100;
            return this;
        }
    }

    interface Service extends Remote {
        Point next(Point point) throws RemoteException;

        int made() throws RemoteException;

        void stop() throws RemoteException;
    }

    static class Server implements Service {
        private final CountDownLatch stopped = new CountDownLatch(1);

        public Point next(Point point) {
            return new Point(point.x + 1);
        }

        public int made() {
            return made;
        }

        public void stop() {
            stopped.countDown();
        }

        public static void main(String[] args) throws Exception {
            Registry registry = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            Server server = new Server();
            registry.rebind("service", UnicastRemoteObject.exportObject(server, 0));
            System.out.println("ready");
            server.stopped.await();
            close(server, registry);
            System.out.println(made);
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Service service = (Service) find(args, "service");
            Point point = new Point(1);
            for (int i = 0; i < 3; i++) point = service.next(point);
            System.out.println(point.x + " " + made + " " + service.made());
            service.stop();
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
