// One process has two registries on two ports, another one a registry of its own.
//@ process: server = RmiTwoRegistries$Server {port}
//@ process: client = RmiTwoRegistries$Client {port}
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

public class RmiTwoRegistries {
    interface Service extends Remote {
        String name() throws RemoteException;

        void stop() throws RemoteException;
    }

    static class Named implements Service {
        static final CountDownLatch STOPPED = new CountDownLatch(1);
        private final String name;

        Named(String name) {
            this.name = name;
        }

        public String name() {
            return name;
        }

        public void stop() {
            STOPPED.countDown();
        }
    }

    static class Server {
        public static void main(String[] args) throws Exception {
            Registry one = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            Registry two = LocateRegistry.createRegistry(0);
            Named a = new Named("a"), b = new Named("b");
            UnicastRemoteObject.exportObject(a, 0);
            UnicastRemoteObject.exportObject(b, 0);
            two.bind("service", b);
            one.bind("two", two);
            one.bind("service", a);
            System.out.println("ready");
            Named.STOPPED.await();
            close(a, b, one, two);
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Service a = (Service) find(args, "service");
            Registry two = (Registry) find(args, "two");
            Service b = (Service) two.lookup("service");
            System.out.println(a.name() + b.name() + " " + Arrays.toString(two.list()));
            Registry own = LocateRegistry.createRegistry(0);
            own.bind("far", b);
            System.out.println(((Service) own.lookup("far")).name());
            b.stop();
            close(own);
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
