// A synchronized method returns an object that another thread changes under the same lock. The result is copied after
// the method has given the lock back, so the copy may have the new x and the old y, or the other way round.
//@ unreduced: no
//@ kinds: assertion-failure
import java.io.Serializable;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class ResultCopiedTooLate {
    static class Point implements Serializable {
        int x;
        int y;
    }

    interface Place extends Remote {
        Point get() throws RemoteException;
    }

    static class PlaceImpl implements Place {
        private final Point point = new Point();

        public synchronized Point get() {
            return point;
        }

        synchronized void move() {
            point.x++;
            point.y++;
        }
    }

    public static void main(String[] args) throws Exception {
        PlaceImpl impl = new PlaceImpl();
        Place place = (Place) UnicastRemoteObject.exportObject(impl, 0);
        Thread mover = new Thread(impl::move);
        mover.start();
        Point seen = place.get();
        assert seen.x == seen.y; //~ assertion-failure
    }
}
