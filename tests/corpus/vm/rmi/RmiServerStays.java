// A server whose main method is over and whose object stays exported waits for calls. Nobody will make one, and timers
// of the library are no reason to wait.
//@ expect: idle
//@ message: is idle: it waits for remote calls
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.UnicastRemoteObject;

public class RmiServerStays {
    interface Service extends Remote {
        int one() throws RemoteException;
    }

    static class Server implements Service {
        public int one() {
            return 1;
        }
    }

    public static void main(String[] args) throws Exception {
        Registry registry = LocateRegistry.createRegistry(0);
        Service stub = (Service) UnicastRemoteObject.exportObject(new Server(), 0);
        registry.rebind("service", stub);
        System.out.println(((Service) registry.lookup("service")).one());
    }
}
