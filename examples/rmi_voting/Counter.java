import java.rmi.RemoteException;
import java.util.HashMap;
import java.util.Map;

/** Counts, and sees whether somebody was counted twice. */
public class Counter implements Office {
    private final Map<String, String> counted = new HashMap<>();

    @Override
    public synchronized void count(Ballot ballot) {
        String before = counted.put(ballot.voter, ballot.candidate);
        assert before == null : ballot.voter + " voted for " + before + " and for " + ballot.candidate;
    }

    public static void main(String[] args) throws RemoteException {
        Station.open(new Counter(), args);
    }
}
