// The same argument, serializable; the call of the broken one before it did not spoil the connection.
//@ unreduced: no
import java.io.Serializable;
import java.rmi.MarshalException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class SerializableArgument {
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
        try {
            sink.take(new Plain());
            assert false;
        } catch (MarshalException e) {
            assert sink.take(new Fine()).equals("Fine");
        }
    }
}
