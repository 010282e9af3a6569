// A remote object that is not exported cannot be sent as a stub; one that serializes is copied.
import java.io.Serializable;
import java.rmi.*;
import java.rmi.server.UnicastRemoteObject;

public class RmiNotExported {
    interface Named extends Remote {
        String name() throws RemoteException;
    }

    static class Plain implements Named {
        public String name() {
            return "plain";
        }
    }

    static class Copied implements Named, Serializable {
        String name = "copied";

        public String name() {
            return name;
        }
    }

    interface Service extends Remote {
        String ask(Named named) throws RemoteException;
    }

    static class Server implements Service {
        Named last;

        public String ask(Named named) throws RemoteException {
            last = named;
            return named.name() + " " + (named instanceof Copied);
        }
    }

    public static void main(String[] args) throws Exception {
        Server server = new Server();
        Service stub = (Service) UnicastRemoteObject.exportObject(server, 0);
        try {
            stub.ask(new Plain());
        } catch (RemoteException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getCause().getClass().getSimpleName());
        }
        Copied copied = new Copied();
        System.out.println(stub.ask(copied) + " " + (server.last == copied));
        try {
            UnicastRemoteObject.unexportObject(copied, true);
        } catch (NoSuchObjectException e) {
            System.out.println(e.getMessage());
        }
        UnicastRemoteObject.unexportObject(server, true);
    }
}
