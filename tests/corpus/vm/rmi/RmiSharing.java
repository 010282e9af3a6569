// Sharing among the arguments of one call is kept; among several calls it is not. Cycles arrive as cycles.
import java.io.Serializable;
import java.rmi.*;
import java.rmi.server.UnicastRemoteObject;

public class RmiSharing {
    static class Node implements Serializable {
        final String name;
        Node next;

        Node(String name) {
            this.name = name;
        }
    }

    interface Service extends Remote {
        boolean same(Object one, Object other) throws RemoteException;

        int round(Node start) throws RemoteException;

        boolean again(Object one) throws RemoteException;

        Node[] twice(Node node) throws RemoteException;
    }

    static class Server implements Service {
        Object last;

        public boolean same(Object one, Object other) {
            return one == other;
        }

        public int round(Node start) {
            int count = 1;
            for (Node at = start.next; at != start; at = at.next) count++;
            return count;
        }

        public boolean again(Object one) {
            boolean again = one == last;
            last = one;
            return again;
        }

        public Node[] twice(Node node) {
            return new Node[] {node, node, new Node(node.name)};
        }
    }

    public static void main(String[] args) throws Exception {
        Server server = new Server();
        Service stub = (Service) UnicastRemoteObject.exportObject(server, 0);
        Node a = new Node("a"), b = new Node("b"), c = new Node("c");
        a.next = b;
        b.next = c;
        c.next = a;
        System.out.println(stub.same(a, a) + " " + stub.same(a, new Node("a")) + " " + stub.same(a, c.next));
        System.out.println(stub.round(a) + " " + stub.round(b));
        System.out.println(stub.again(a) + " " + stub.again(a));
        Node[] two = stub.twice(a);
        System.out.println((two[0] == two[1]) + " " + (two[0] == two[2]) + " " + (two[0].next.next.next == two[0]));
        UnicastRemoteObject.unexportObject(server, true);
    }
}
