// Three clients look up, call and end; the server counts them.
//@ process: server = RmiLookupsOfMany$Server {port}
//@ process: x = RmiLookupsOfMany$Client {port} 1
//@ process: y = RmiLookupsOfMany$Client {port} 2
//@ process: z = RmiLookupsOfMany$Client {port} 3
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

public class RmiLookupsOfMany {
    interface Tally extends Remote {
        void vote(int number) throws RemoteException;
    }

    static class Server implements Tally {
        private final Set<Integer> votes = new TreeSet<>();
        private final CountDownLatch all = new CountDownLatch(3);

        public void vote(int number) {
            synchronized (votes) {
                votes.add(number);
            }
            all.countDown();
        }

        public static void main(String[] args) throws Exception {
            Registry registry = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            Server server = new Server();
            registry.rebind("tally", UnicastRemoteObject.exportObject(server, 0));
            System.out.println("ready");
            server.all.await();
            close(server, registry);
            System.out.println(server.votes);
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Tally tally = (Tally) find(args, "tally");
            System.out.println("ready");
            tally.vote(Integer.parseInt(args[1]));
            System.out.println("voted");
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
