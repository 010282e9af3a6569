// The synchronized method returns a copy that nobody else has, so it does not matter when RMI copies it again.
//@ unreduced: no
import java.io.Serializable;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class ResultCopiedInTime {
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
            Point copy = new Point();
            copy.x = point.x;
            copy.y = point.y;
            return copy;
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
        assert seen.x == seen.y;
    }
}
