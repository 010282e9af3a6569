import java.rmi.RemoteException;

/** Bug: looks whether somebody has voted, and takes the vote, without a lock. */
public class StationUnlocked extends Station {
    @Override
    public boolean cast(Ballot ballot) {
        if (votes.containsKey(ballot.voter)) {
            return false;
        }
        votes.put(ballot.voter, ballot.candidate);
        return true;
    }

    public static void main(String[] args) throws RemoteException {
        open(new StationUnlocked(), args);
    }
}
