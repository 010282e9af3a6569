// equals, hashCode and toString of a stub do not call the object.
import java.rmi.*;
import java.rmi.server.UnicastRemoteObject;
import java.util.*;

public class RmiObjectMethods {
    interface Service extends Remote {
        int count() throws RemoteException;
    }

    static class Server implements Service {
        int asked;

        public int count() {
            return asked;
        }

        @Override
        public boolean equals(Object other) {
            asked++;
            return true;
        }

        @Override
        public int hashCode() {
            asked++;
            return 1;
        }

        @Override
        public String toString() {
            asked++;
            return "server";
        }
    }

    public static void main(String[] args) throws Exception {
        Server one = new Server(), two = new Server();
        Service a = (Service) UnicastRemoteObject.exportObject(one, 0);
        Service b = (Service) UnicastRemoteObject.exportObject(two, 0);
        int before = one.asked;
        Set<Object> set = new HashSet<>(List.of(a, b));
        System.out.println(set.size() + " " + set.contains(a) + " " + a.equals(b) + " " + a.equals(null) + " " + a.toString().startsWith("Proxy[Service"));
        System.out.println(a.count() == before);
        UnicastRemoteObject.unexportObject(one, true);
        UnicastRemoteObject.unexportObject(two, true);
    }
}
