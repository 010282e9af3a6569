// Inside a call the host of the caller is known, outside it is not.
import java.rmi.*;
import java.rmi.server.*;

public class RmiClientHost {
    interface Service extends Remote {
        boolean known() throws RemoteException;
    }

    static class Server implements Service {
        public boolean known() {
            try {
                return !RemoteServer.getClientHost().isEmpty();
            } catch (ServerNotActiveException e) {
                return false;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Server server = new Server();
        Service stub = (Service) UnicastRemoteObject.exportObject(server, 0);
        System.out.println(server.known() + " " + stub.known());
        try {
            RemoteServer.getClientHost();
        } catch (ServerNotActiveException e) {
            System.out.println(e.getMessage());
        }
        UnicastRemoteObject.unexportObject(server, true);
    }
}
