// A lock that is taken in one call and given back in another belongs to a thread. Where each call has a thread of its
// own, whoever gives it back does not have it: IllegalMonitorStateException.
//@ unreduced: no
//@ kinds: uncaught
//@ flags: --rmi calls:new
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;
import java.util.concurrent.locks.ReentrantLock;

public class LockedInAnotherCall {
    interface Door extends Remote {
        void enter() throws RemoteException;

        void leave() throws RemoteException;
    }

    static class DoorImpl implements Door {
        private final ReentrantLock lock = new ReentrantLock();

        public void enter() {
            lock.lock();
        }

        public void leave() {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        Door door = (Door) UnicastRemoteObject.exportObject(new DoorImpl(), 0);
        door.enter();
        door.leave();
    }
}
