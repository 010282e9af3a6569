// The object is changed and sent under one lock; the server gets it whole. The lock is held during the call, and nobody
// calls back for it.
//@ unreduced: no
import java.io.Serializable;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class ArgumentSentUnderLock {
    static class Pair implements Serializable {
        int left;
        int right;

        synchronized void step() {
            left++;
            right++;
        }
    }

    interface Sink extends Remote {
        boolean isWhole(Pair pair) throws RemoteException;
    }

    static class SinkImpl implements Sink {
        public boolean isWhole(Pair pair) {
            return pair.left == pair.right;
        }
    }

    public static void main(String[] args) throws Exception {
        Sink sink = (Sink) UnicastRemoteObject.exportObject(new SinkImpl(), 0);
        Pair pair = new Pair();
        new Thread(pair::step).start();
        synchronized (pair) {
            assert sink.isWhole(pair);
        }
    }
}
