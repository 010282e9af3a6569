// A token goes round three processes, each of which calls the next one.
//@ process: a = RmiRing$Node {port} a b
//@ process: b = RmiRing$Node {port} b c
//@ process: c = RmiRing$Node {port} c a
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

public class RmiRing {
    interface Ring extends Remote {
        void token(int left, List<String> way) throws RemoteException;

        void stop(int hops) throws RemoteException;
    }

    static class Node implements Ring {
        private final String name;
        private final BlockingQueue<Runnable> work = new LinkedBlockingQueue<>();
        private Ring next;
        private boolean stopped;

        Node(String name) {
            this.name = name;
        }

        public void token(int left, List<String> way) {
            work.add(() -> {
                way.add(name);
                System.out.println(left + " " + way);
                send(left, way);
            });
        }

        void send(int left, List<String> way) {
            try {
                if (left > 0) next.token(left - 1, way);
                else next.stop(2);
            } catch (RemoteException e) {
                System.out.println(e);
            }
        }

        public void stop(int hops) {
            work.add(() -> {
                stopped = true;
                try {
                    if (hops > 0) next.stop(hops - 1);
                } catch (RemoteException e) {
                    System.out.println(e);
                }
            });
        }

        public static void main(String[] args) throws Exception {
            Node node = new Node(args[1]);
            Registry registry = null;
            int port = Integer.parseInt(args[0]);
            if (args[1].equals("a")) registry = LocateRegistry.createRegistry(port);
            Registry names = LocateRegistry.getRegistry("localhost", port);
            names.rebind(args[1], UnicastRemoteObject.exportObject(node, 0));
            System.out.println("ready");
            node.next = (Ring) find(args, args[2]);
            // The token starts at c, once everybody is known; it goes to a first.
            if (args[1].equals("c")) {
                find(args, "b");
                node.send(7, new ArrayList<>());
            }
            while (!node.stopped) node.work.take().run();
            close(node);
            if (registry != null) close(registry);
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
