// Two clients look whether a seat is free in one call and take it in another.
//@ unreduced: no
//@ kinds: assertion-failure
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class CheckThenCall {
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
            assert impl.taken == 1; //~ assertion-failure
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
