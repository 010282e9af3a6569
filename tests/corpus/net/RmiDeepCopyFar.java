// A graph with sharing, a cycle and a remote object in it, there and back between processes.
//@ process: server = RmiDeepCopyFar$Server {port}
//@ process: client = RmiDeepCopyFar$Client {port}
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

public class RmiDeepCopyFar {
    static class Node implements Serializable {
        String name;
        List<Node> next = new ArrayList<>();
        Service owner;

        Node(String name) {
            this.name = name;
        }
    }

    interface Service extends Remote {
        Node extend(Node start) throws RemoteException;

        void stop() throws RemoteException;
    }

    static class Server implements Service {
        private final CountDownLatch stopped = new CountDownLatch(1);

        public Node extend(Node start) {
            Node added = new Node(start.name + "'");
            added.next.add(start);
            added.owner = this;
            start.next.add(added);
            return start;
        }

        public void stop() {
            stopped.countDown();
        }

        public static void main(String[] args) throws Exception {
            Registry registry = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            Server server = new Server();
            registry.rebind("service", UnicastRemoteObject.exportObject(server, 0));
            System.out.println("ready");
            server.stopped.await();
            close(server, registry);
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Service service = (Service) find(args, "service");
            Node node = new Node("n");
            node.next.add(node);
            Node back = service.extend(node);
            Node added = back.next.get(1);
            System.out.println((back.next.get(0) == back) + " " + (added.next.get(0) == back) + " " + node.next.size() + " " + added.name);
            System.out.println(added.owner.equals(service));
            added.owner.stop();
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
