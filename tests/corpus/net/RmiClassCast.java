// A stub has the interfaces of its object and no class of it; casting is checked where it happens.
//@ process: server = RmiClassCast$Server {port}
//@ process: client = RmiClassCast$Client {port}
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

public class RmiClassCast {
    interface One extends Remote {
        int one() throws RemoteException;
    }

    interface Two extends Remote {
        void stop() throws RemoteException;
    }

    interface Three extends Remote {}

    static class Server implements One, Two {
        private final CountDownLatch stopped = new CountDownLatch(1);

        public int one() {
            return 1;
        }

        public void stop() {
            stopped.countDown();
        }

        public static void main(String[] args) throws Exception {
            Registry registry = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            Server server = new Server();
            registry.rebind("both", UnicastRemoteObject.exportObject(server, 0));
            System.out.println("ready");
            server.stopped.await();
            close(server, registry);
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Remote both = find(args, "both");
            System.out.println((both instanceof One) + " " + (both instanceof Two) + " " + (both instanceof Three) + " " + (both instanceof Server));
            try {
                System.out.println((Server) both);
            } catch (ClassCastException e) {
                System.out.println("no server");
            }
            System.out.println(((One) both).one());
            ((Two) both).stop();
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
