// One thread changes an object while another sends it: copying it for the call reads its two fields one after the other.
//@ unreduced: no
//@ kinds: assertion-failure
import java.io.Serializable;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class ArgumentChangesUnderWay {
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
        assert sink.isWhole(pair); //~ assertion-failure
    }
}
