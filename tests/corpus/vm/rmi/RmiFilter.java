// A filter of the exported object refuses what it does not know before it is made.
import java.io.*;
import java.rmi.*;
import java.rmi.server.UnicastRemoteObject;

public class RmiFilter {
    static class Good implements Serializable {}

    static class Bad implements Serializable {
        private void readObject(ObjectInputStream in) {
            System.out.println("never read");
        }
    }

    interface Service extends Remote {
        String take(Object x) throws RemoteException;
    }

    static class Server implements Service {
        public String take(Object x) {
            return x.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws Exception {
        Server server = new Server();
        ObjectInputFilter filter = ObjectInputFilter.Config.createFilter("RmiFilter$Good;java.lang.*;!*");
        Service stub = (Service) UnicastRemoteObject.exportObject(server, 0, filter);
        System.out.println(stub.take(new Good()) + " " + stub.take("text"));
        try {
            stub.take(new Bad());
        } catch (RemoteException e) {
            for (Throwable at = e; at != null; at = at.getCause()) System.out.println(at.getClass().getName());
        }
        UnicastRemoteObject.unexportObject(server, true);
    }
}
