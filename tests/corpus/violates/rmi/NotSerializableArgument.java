// An argument that cannot be serialized: the call fails before anything is sent.
//@ unreduced: no
//@ kinds: uncaught
import java.io.Serializable;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class NotSerializableArgument {
    static class Plain {
    }

    static class Fine implements Serializable {
    }

    interface Sink extends Remote {
        String take(Object value) throws RemoteException;
    }

    static class SinkImpl implements Sink {
        public String take(Object value) {
            return value.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws Exception {
        Sink sink = (Sink) UnicastRemoteObject.exportObject(new SinkImpl(), 0);
        sink.take(new Plain()); //~ uncaught
    }
}
