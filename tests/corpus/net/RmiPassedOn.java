// A reference goes from the first client through the server to the second, which calls the first.
//@ process: server = RmiPassedOn$Server {port}
//@ process: first = RmiPassedOn$First {port}
//@ process: second = RmiPassedOn$Second {port}
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

public class RmiPassedOn {
    interface Drop extends Remote {
        void put(Greeter greeter) throws RemoteException;

        Greeter take() throws RemoteException, InterruptedException;

        void stop() throws RemoteException;
    }

    interface Greeter extends Remote {
        String greet(String name) throws RemoteException;

        void stop() throws RemoteException;
    }

    static class Server implements Drop {
        private final CountDownLatch stopped = new CountDownLatch(1);
        private final BlockingQueue<Greeter> queue = new LinkedBlockingQueue<>();

        public void put(Greeter greeter) {
            queue.add(greeter);
        }

        public Greeter take() throws InterruptedException {
            return queue.take();
        }

        public void stop() {
            stopped.countDown();
        }

        public static void main(String[] args) throws Exception {
            Registry registry = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            Server server = new Server();
            registry.rebind("drop", UnicastRemoteObject.exportObject(server, 0));
            System.out.println("ready");
            server.stopped.await();
            close(server, registry);
        }
    }

    static class First implements Greeter {
        private final CountDownLatch stopped = new CountDownLatch(1);

        public String greet(String name) {
            System.out.println("asked by " + name);
            return "first greets " + name;
        }

        public void stop() {
            stopped.countDown();
        }

        public static void main(String[] args) throws Exception {
            First first = new First();
            UnicastRemoteObject.exportObject(first, 0);
            ((Drop) find(args, "drop")).put(first);
            System.out.println("ready");
            first.stopped.await();
            close(first);
        }
    }

    static class Second {
        public static void main(String[] args) throws Exception {
            Drop drop = (Drop) find(args, "drop");
            Greeter greeter = drop.take();
            System.out.println(greeter.greet("second"));
            greeter.stop();
            drop.stop();
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
