// An object that is no longer exported is not found; it can be exported again, and is another one then.
import java.rmi.*;
import java.rmi.server.*;

public class RmiUnexport {
    interface Service extends Remote {
        int ask() throws RemoteException;

        boolean leave(boolean force) throws RemoteException;
    }

    static class Server implements Service {
        public int ask() {
            return 42;
        }

        public boolean leave(boolean force) throws RemoteException {
            return UnicastRemoteObject.unexportObject(this, force);
        }
    }

    static class Other extends Server {}

    public static void main(String[] args) throws Exception {
        // Keeps the port open.
        Other other = new Other();
        UnicastRemoteObject.exportObject(other, 0);
        Server server = new Server();
        Service stub = (Service) UnicastRemoteObject.exportObject(server, 0);
        try {
            UnicastRemoteObject.exportObject(server, 0);
        } catch (ExportException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(stub.ask());
        // The call is over for the caller before it is for the callee.
        while (!UnicastRemoteObject.unexportObject(server, false)) Thread.sleep(1);
        try {
            stub.ask();
        } catch (NoSuchObjectException e) {
            System.out.println(e.getMessage());
        }
        try {
            UnicastRemoteObject.unexportObject(server, true);
        } catch (NoSuchObjectException e) {
            System.out.println(e.getMessage());
        }
        Service again = (Service) UnicastRemoteObject.exportObject(server, 0);
        System.out.println(again.ask() + " " + again.equals(stub));
        try {
            stub.ask();
        } catch (NoSuchObjectException e) {
            System.out.println("the old stub: " + e.getMessage());
        }
        // In the middle of a call it goes by force only.
        System.out.println(again.leave(false) + " " + again.leave(true));
        try {
            again.ask();
        } catch (NoSuchObjectException e) {
            System.out.println("left");
        }
        UnicastRemoteObject.unexportObject(other, true);
    }
}
