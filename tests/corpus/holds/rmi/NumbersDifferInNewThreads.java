// Two threads count in a synchronized method; each call has a thread of its own.
//@ unreduced: no
//@ flags: --rmi calls:new
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class NumbersDifferInNewThreads {
    interface Counter extends Remote {
        int next() throws RemoteException;
    }

    static class CounterImpl implements Counter {
        private int count;

        public synchronized int next() {
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
        assert got[0] != got[1];
    }

    static int ask(Counter counter) {
        try {
            return counter.next();
        } catch (RemoteException e) {
            throw new IllegalStateException(e);
        }
    }
}
