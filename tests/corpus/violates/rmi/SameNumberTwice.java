// Two threads call a method that counts without a lock. Calls of different client threads run in different threads of
// the server, so both may get 1.
//@ unreduced: no
//@ kinds: assertion-failure
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class SameNumberTwice {
    interface Counter extends Remote {
        int next() throws RemoteException;
    }

    static class CounterImpl implements Counter {
        private int count;

        public int next() {
            return ++count;
        }
    }

    public static void main(String[] args) throws Exception {
        Counter counter = (Counter) UnicastRemoteObject.exportObject(new CounterImpl(), 0);
        int[] got = new int[2];
        Thread other = new Thread(() -> got[1] = ask(counter));
        other.start();
        got[0] = ask(counter);
        other.join();
        assert got[0] != got[1]; //~ assertion-failure
    }

    static int ask(Counter counter) {
        try {
            return counter.next();
        } catch (RemoteException e) {
            throw new IllegalStateException(e);
        }
    }
}
