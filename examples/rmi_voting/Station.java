import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.server.UnicastRemoteObject;
import java.util.HashMap;
import java.util.Map;

/** A box in a process: the first vote of a voter counts, and no other. */
public class Station implements Box {
    protected final Map<String, String> votes = new HashMap<>();

    @Override
    public synchronized boolean cast(Ballot ballot) {
        return votes.putIfAbsent(ballot.voter, ballot.candidate) == null;
    }

    public static void main(String[] args) throws RemoteException {
        open(new Station(), args);
    }

    /** A registry at a port, with the box in it. */
    static void open(Remote box, String[] args) throws RemoteException {
        LocateRegistry.createRegistry(Integer.parseInt(args[0]))
                .rebind("it", UnicastRemoteObject.exportObject(box, 0));
    }
}
