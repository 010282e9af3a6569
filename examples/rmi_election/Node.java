import java.rmi.NoSuchObjectException;
import java.rmi.NotBoundException;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.server.UnicastRemoteObject;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;

/**
 * A node of a bully election: of those that are there, the one with the highest number leads. A node that wants to
 * know who leads challenges all with higher numbers. If none of them answers, it leads itself and tells
 * the others.
 *
 * <p>Calls fail if a node has crashed, and a node that has crashed does not come back.
 */
public class Node implements Peer {
    static final int NODES = 3;

    protected final int number;
    protected int leader;
    /** The nodes that are known to have crashed. */
    protected final Set<Integer> crashed = new HashSet<>();

    Node(int number) {
        this.number = number;
    }

    @Override
    public void challenge() {
        elect();
    }

    /** What a node said that crashed since may be heard late: nobody follows it any more. */
    @Override
    public synchronized void victory(int winner) {
        if (!crashed.contains(winner)) {
            leader = winner;
        }
    }

    @Override
    public synchronized int leader() {
        return leader;
    }

    /** Holds no monitor while it calls: whoever is called calls back. */
    void elect() {
        for (int other = NODES; other > number; other--) {
            try {
                find(other).challenge();
                return;
            } catch (RemoteException e) {
                gone(other);
            }
        }
        victory(number);
        for (int other = number - 1; other > 0; other--) {
            try {
                find(other).victory(number);
            } catch (RemoteException e) {
                gone(other);
            }
        }
    }

    private synchronized void gone(int other) {
        crashed.add(other);
    }

    /** Each node has a registry of its own, which is there before what is bound in it. */
    static Peer find(int number) throws RemoteException {
        while (true) {
            try {
                return (Peer) LocateRegistry.getRegistry("localhost", 1100 + number).lookup("node");
            } catch (NotBoundException | NoSuchObjectException e) {
                LockSupport.parkNanos(10_000_000);
            }
        }
    }

    /** The first node asks for a leader; afterwards it and the second one agree on who that is. */
    static void start(Node node) throws RemoteException {
        LocateRegistry.createRegistry(1100 + node.number)
                .rebind("node", UnicastRemoteObject.exportObject(node, 0));
        if (node.number == 1) {
            node.elect();
            int own = node.leader();
            int others = find(2).leader();
            assert own == others : "the first node follows " + own + ", the second one " + others;
        }
    }

    public static void main(String[] args) throws RemoteException {
        start(new Node(Integer.parseInt(args[0])));
    }
}
