import java.rmi.NoSuchObjectException;
import java.rmi.NotBoundException;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;

/** Asks all participants whether they can commit, and only then tells them the outcome. */
public class Coordinator {
    /** Whether all are prepared. Who cannot be reached is not. */
    boolean allPrepared(Participant[] all) {
        for (Participant each : all) {
            try {
                if (!each.prepare()) {
                    return false;
                }
            } catch (RemoteException e) {
                return false;
            }
        }
        return true;
    }

    void decide(Participant[] all) {
        boolean commits = allPrepared(all);
        for (Participant each : all) {
            tell(each, commits);
        }
    }

    /** Who cannot be reached any more would read the outcome from a log when it is back. */
    void tell(Participant each, boolean commits) {
        try {
            if (commits) {
                each.commit();
            } else {
                each.abort();
            }
        } catch (java.rmi.ServerError e) {
            throw new AssertionError(e.getCause());
        } catch (RemoteException e) {
            System.out.println("lost");
        }
    }

    static void run(Coordinator coordinator, String[] ports) throws Exception {
        Participant[] all = new Participant[ports.length];
        try {
            for (int index = 0; index < ports.length; index++) {
                all[index] = find(Integer.parseInt(ports[index]));
            }
        } catch (RemoteException e) {
            return; // Nobody has done anything yet.
        }
        coordinator.decide(all);
    }

    private static Participant find(int port) throws Exception {
        while (true) {
            try {
                return (Participant) LocateRegistry.getRegistry("localhost", port).lookup("store");
            } catch (NotBoundException | NoSuchObjectException e) {
                Thread.sleep(10);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        run(new Coordinator(), args);
    }
}
