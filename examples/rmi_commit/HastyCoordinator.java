import java.rmi.RemoteException;

/** Bug: tells each participant to commit as soon as that one is prepared. The next may be gone. */
public class HastyCoordinator extends Coordinator {
    @Override
    boolean allPrepared(Participant[] all) {
        for (Participant each : all) {
            try {
                if (!each.prepare()) {
                    return false;
                }
                each.commit();
            } catch (RemoteException e) {
                return false;
            }
        }
        return true;
    }

    @Override
    void decide(Participant[] all) {
        if (!allPrepared(all)) {
            for (Participant each : all) {
                tell(each, false);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        run(new HastyCoordinator(), args);
    }
}
