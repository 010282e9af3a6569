// Names as URLs: binding, listing and looking up through java.rmi.Naming.
//@ process: server = RmiNaming$Server {port}
//@ process: client = RmiNaming$Client {port}
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

public class RmiNaming {
    interface Service extends Remote {
        String hello(String name) throws RemoteException;

        void stop() throws RemoteException;
    }

    static class Server implements Service {
        private final CountDownLatch stopped = new CountDownLatch(1);

        public String hello(String name) {
            return "hello " + name;
        }

        public void stop() {
            stopped.countDown();
        }

        public static void main(String[] args) throws Exception {
            Registry registry = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            String base = "//localhost:" + args[0] + "/";
            Server server = new Server();
            UnicastRemoteObject.exportObject(server, 0);
            Naming.rebind(base + "a/b", server);
            Naming.bind("rmi:" + base + "last", server);
            System.out.println("ready");
            try {
                Naming.bind(base + "last", server);
            } catch (AlreadyBoundException e) {
                System.out.println(e.getMessage());
            }
            server.stopped.await();
            Naming.unbind(base + "last");
            System.out.println(Naming.list(base).length);
            close(server, registry);
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            find(args, "last");
            String base = "rmi://localhost:" + args[0] + "/";
            String[] names = Naming.list(base);
            for (int i = 0; i < names.length; i++) names[i] = names[i].substring(names[i].indexOf('/', 2));
            Arrays.sort(names);
            System.out.println(Arrays.toString(names));
            Service service = (Service) Naming.lookup(base + "a/b");
            System.out.println(service.hello("naming"));
            try {
                Naming.lookup(base + "nobody");
            } catch (NotBoundException e) {
                System.out.println("not bound " + e.getMessage());
            }
            try {
                Naming.lookup("http://localhost/x");
            } catch (java.net.MalformedURLException e) {
                System.out.println("malformed");
            }
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
