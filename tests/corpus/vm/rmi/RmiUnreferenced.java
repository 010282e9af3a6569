// An object that wants to know when nobody refers to it is not told while stubs of it are in use.
import java.rmi.*;
import java.rmi.server.*;

public class RmiUnreferenced {
    interface Service extends Remote {
        Service self() throws RemoteException;
    }

    static class Server implements Service, Unreferenced {
        public Service self() {
            return this;
        }

        public void unreferenced() {
            System.out.println("unreferenced");
        }
    }

    public static void main(String[] args) throws Exception {
        Server server = new Server();
        Service stub = (Service) UnicastRemoteObject.exportObject(server, 0);
        Service other = stub.self();
        System.out.println(other.self().equals(stub));
        UnicastRemoteObject.unexportObject(server, true);
    }
}
