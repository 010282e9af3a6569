// Nobody serves the port; then somebody does, but not that name; then the server is gone.
//@ process: server = RmiNobody$Server {port}
//@ process: client = RmiNobody$Client {port}
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

public class RmiNobody {
    interface Service extends Remote {
        void halt() throws RemoteException;

        int one() throws RemoteException;
    }

    static class Server implements Service {
        public void halt() {
            Runtime.getRuntime().halt(3);
        }

        public int one() {
            return 1;
        }

        public static void main(String[] args) throws Exception {
            Registry registry = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            registry.rebind("service", UnicastRemoteObject.exportObject(new Server(), 0));
            System.out.println("ready");
        }
    }

    static class Client {
        static void tell(RemoteException e) {
            System.out.println(e.getClass().getName() + " " + e.getCause().getClass().getName());
        }

        public static void main(String[] args) throws Exception {
            try {
                LocateRegistry.getRegistry("localhost", 1).list();
            } catch (RemoteException e) {
                tell(e);
            }
            Service service = (Service) find(args, "service");
            System.out.println(service.one());
            try {
                service.halt();
            } catch (UnmarshalException e) {
                System.out.println(e.getClass().getName() + " " + (e.getCause() instanceof IOException));
            }
            try {
                service.one();
            } catch (RemoteException e) {
                System.out.println(e instanceof java.rmi.ConnectException || e instanceof ConnectIOException || e instanceof UnmarshalException);
            }
        }
    }

    static Remote find(String[] args, String name) throws Exception {
        Registry registry = LocateRegistry.getRegistry("localhost", Integer.parseInt(args[0]));
        while (true) {
            try {
                return registry.lookup(name);
            } catch (NotBoundException | NoSuchObjectException e) {
                Thread.sleep(10);
            }
        }
    }

    /** Waits for calls that are not over yet. */
    static void close(Remote... objects) throws Exception {
        for (Remote each : objects) while (!UnicastRemoteObject.unexportObject(each, false)) Thread.sleep(5);
    }
}
