// A client socket factory arrives with the stub and makes the client's sockets.
//@ process: server = RmiFactoriesFar$Server {port}
//@ process: client = RmiFactoriesFar$Client {port}
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

public class RmiFactoriesFar {
    static int made;

    static class Counting implements RMIClientSocketFactory, RMIServerSocketFactory, Serializable {
        public java.net.Socket createSocket(String host, int port) throws IOException {
            made++;
            return new java.net.Socket(host, port);
        }

        public java.net.ServerSocket createServerSocket(int port) throws IOException {
            System.out.println("serves");
            return new java.net.ServerSocket(port);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Counting;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    interface Service extends Remote {
        int made() throws RemoteException;

        void stop() throws RemoteException;
    }

    static class Server implements Service {
        private final CountDownLatch stopped = new CountDownLatch(1);

        public int made() {
            return made;
        }

        public void stop() {
            stopped.countDown();
        }

        public static void main(String[] args) throws Exception {
            Registry registry = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            Server server = new Server();
            registry.rebind("service", UnicastRemoteObject.exportObject(server, 0, new Counting(), new Counting()));
            System.out.println("ready");
            server.stopped.await();
            close(server, registry);
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Service service = (Service) find(args, "service");
            System.out.println(service.made() + " " + (made > 0));
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
