import java.rmi.NoSuchObjectException;
import java.rmi.NotBoundException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;

/**
 * Where a voter votes: {@code Booth CANDIDATE QUORUM OFFICE BOX...}. The vote goes to all boxes. It is valid if a
 * quorum of them has taken it; two quorums have a box in common, and that takes one vote of each voter.
 */
public class Booth {
    public static void main(String[] args) throws Exception {
        Ballot ballot = new Ballot("alice", args[0]);
        int quorum = Integer.parseInt(args[1]);
        int taken = 0;
        for (int box = 3; box < args.length; box++) {
            try {
                if (((Box) find(args[box])).cast(ballot)) {
                    taken++;
                }
            } catch (RemoteException e) {
                // The box has crashed. Whether it had taken the vote before is not known, so it does not count.
            }
        }
        if (taken >= quorum) {
            ((Office) find(args[2])).count(ballot);
        }
    }

    /** The registry is there before what is bound in it. */
    static Remote find(String port) throws RemoteException, InterruptedException {
        while (true) {
            try {
                return LocateRegistry.getRegistry("localhost", Integer.parseInt(port)).lookup("it");
            } catch (NotBoundException | NoSuchObjectException e) {
                Thread.sleep(10);
            }
        }
    }
}
