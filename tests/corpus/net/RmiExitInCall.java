// The server exits with a status in the middle of a call; the client is told that the answer did not come.
//@ process: server = RmiExitInCall$Server {port}
//@ process: client = RmiExitInCall$Client {port}
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

public class RmiExitInCall {
    interface Service extends Remote {
        int work(int n) throws RemoteException;
    }

    static class Server implements Service {
        public int work(int n) {
            System.out.println("work " + n);
            if (n == 2) System.exit(5);
            return n;
        }

        public static void main(String[] args) throws Exception {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
            Registry registry = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            registry.rebind("service", UnicastRemoteObject.exportObject(new Server(), 0));
            System.out.println("ready");
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Service service = (Service) find(args, "service");
            for (int n = 1; n < 4; n++) {
                try {
                    System.out.println(service.work(n));
                } catch (RemoteException e) {
                    System.out.println(n == 2 ? e.getClass().getSimpleName() : "nobody");
                }
            }
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
