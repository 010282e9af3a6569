// A superclass that is not serializable: its constructor without arguments runs for the copy, and its fields are not copied.
import java.io.Serializable;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class RmiPlainSuperclass {
    static class Plain {
        int plain = 1;

        Plain() {
            System.out.println("constructed");
        }
    }

    static class Kept extends Plain implements Serializable {
        int kept = 1;
    }

    interface Sink extends Remote {
        String take(Kept kept) throws RemoteException;
    }

    static class SinkImpl implements Sink {
        public String take(Kept kept) {
            return kept.plain + " " + kept.kept;
        }
    }

    public static void main(String[] args) throws Exception {
        SinkImpl impl = new SinkImpl();
        Sink sink = (Sink) UnicastRemoteObject.exportObject(impl, 0);
        Kept kept = new Kept();
        kept.plain = 2;
        kept.kept = 2;
        System.out.println(sink.take(kept));
        UnicastRemoteObject.unexportObject(impl, true);
    }
}
