// A remote method waits until there is an element, and looks again whenever it is woken.
//@ unreduced: no
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;
import java.util.ArrayList;

public class WaitsWithWhile {
    interface Box extends Remote {
        void put(int value) throws RemoteException;

        int take() throws RemoteException;
    }

    static class BoxImpl implements Box {
        private final ArrayList<Integer> values = new ArrayList<>();

        public synchronized void put(int value) {
            values.add(value);
            notifyAll();
        }

        public synchronized int take() {
            while (values.isEmpty()) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
            return values.remove(values.size() - 1);
        }
    }

    public static void main(String[] args) throws Exception {
        Box box = (Box) UnicastRemoteObject.exportObject(new BoxImpl(), 0);
        Thread first = new Thread(() -> take(box));
        Thread second = new Thread(() -> take(box));
        first.start();
        second.start();
        box.put(1);
        box.put(2);
        first.join();
        second.join();
    }

    static void take(Box box) {
        try {
            box.take();
        } catch (RemoteException e) {
            throw new IllegalStateException(e);
        }
    }
}
