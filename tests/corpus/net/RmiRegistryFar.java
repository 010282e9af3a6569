// Only a process of the same host may bind; all may look up and list, over the wire.
//@ process: server = RmiRegistryFar$Server {port}
//@ process: client = RmiRegistryFar$Client {port}
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

public class RmiRegistryFar {
    interface Service extends Remote {
        String name() throws RemoteException;

        void stop() throws RemoteException;
    }

    static class Named implements Service {
        final String name;
        final CountDownLatch stopped = new CountDownLatch(1);

        Named(String name) {
            this.name = name;
        }

        public String name() {
            return name;
        }

        public void stop() {
            stopped.countDown();
        }
    }

    static class Server {
        public static void main(String[] args) throws Exception {
            Registry registry = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            Named named = new Named("server's");
            registry.rebind("own", UnicastRemoteObject.exportObject(named, 0));
            System.out.println("ready");
            named.stopped.await();
            String[] names = registry.list();
            Arrays.sort(names);
            System.out.println(Arrays.toString(names));
            close(named, registry);
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Service own = (Service) find(args, "own");
            Registry registry = LocateRegistry.getRegistry("localhost", Integer.parseInt(args[0]));
            Named mine = new Named("client's");
            UnicastRemoteObject.exportObject(mine, 0);
            registry.bind("mine", mine);
            System.out.println(((Service) registry.lookup("mine")).name() + " " + own.name());
            try {
                registry.bind("own", mine);
            } catch (AlreadyBoundException e) {
                System.out.println("bound: " + e.getMessage());
            }
            registry.rebind("second", mine);
            registry.unbind("mine");
            try {
                registry.unbind("mine");
            } catch (NotBoundException e) {
                System.out.println("not bound: " + e.getMessage());
            }
            System.out.println(registry.list().length);
            own.stop();
            close(mine);
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
