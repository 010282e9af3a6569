// Looking and taking is one synchronized call.
//@ unreduced: no
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class OneCallForBoth {
    interface Seat extends Remote {
        boolean isFree() throws RemoteException;

        boolean take() throws RemoteException;
    }

    static class SeatImpl implements Seat {
        private int taken;

        public synchronized boolean isFree() {
            return taken == 0;
        }

        public synchronized boolean take() {
            if (taken > 0) return false;
            taken++;
            return true;
        }
    }

    public static void main(String[] args) throws Exception {
        SeatImpl impl = new SeatImpl();
        Seat seat = (Seat) UnicastRemoteObject.exportObject(impl, 0);
        Thread other = new Thread(() -> book(seat));
        other.start();
        book(seat);
        other.join();
        synchronized (impl) {
            assert impl.taken == 1;
        }
    }

    static void book(Seat seat) {
        try {
            if (seat.isFree()) seat.take();
        } catch (RemoteException e) {
            throw new IllegalStateException(e);
        }
    }
}
