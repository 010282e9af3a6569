// The client's factory gives a socket that is closed: the call fails, and is not made.
//@ process: server = RmiClosedSocket$Server {port}
//@ process: client = RmiClosedSocket$Client {port}
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

public class RmiClosedSocket {
    static class Failing implements RMIClientSocketFactory, Serializable {
        static boolean fails;

        public java.net.Socket createSocket(String host, int port) throws IOException {
            if (fails) throw new IOException("not now");
            return new java.net.Socket(host, port);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Failing;
        }

        @Override
        public int hashCode() {
            return 2;
        }
    }

    interface Service extends Remote {
        int count() throws RemoteException;

        void stop() throws RemoteException;
    }

    static class Server implements Service {
        private final CountDownLatch stopped = new CountDownLatch(1);
        private int count;

        public int count() {
            return ++count;
        }

        public void stop() {
            stopped.countDown();
        }

        public static void main(String[] args) throws Exception {
            Registry registry = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            Server server = new Server();
            registry.rebind("service", UnicastRemoteObject.exportObject(server, 0, new Failing(), null));
            System.out.println("ready");
            server.stopped.await();
            close(server, registry);
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Failing.fails = true;
            Service service = (Service) find(args, "service");
            try {
                service.count();
            } catch (ConnectIOException e) {
                System.out.println(e.getCause());
            }
            Failing.fails = false;
            System.out.println(service.count());
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
