// What does not serialize is refused: an argument before the call, a result or an exception behind it.
import java.io.*;
import java.rmi.*;
import java.rmi.server.UnicastRemoteObject;
import java.util.*;

public class RmiNotSerializable {
    static class Plain {}

    static class Holder implements Serializable {
        final Object held;

        Holder(Object held) {
            this.held = held;
        }
    }

    static class Odd extends Exception {
        final Plain plain = new Plain();
    }

    interface Service extends Remote {
        void take(Object x) throws RemoteException;

        Object give() throws RemoteException;

        void fail() throws RemoteException, Odd;

        int calls() throws RemoteException;
    }

    static class Server implements Service {
        int calls;

        public void take(Object x) {
            calls++;
        }

        public Object give() {
            calls++;
            return new Holder(new Plain());
        }

        public void fail() throws Odd {
            calls++;
            throw new Odd();
        }

        public int calls() {
            return calls;
        }
    }

    static void tell(Throwable e) {
        StringBuilder line = new StringBuilder();
        for (Throwable at = e; at != null; at = at.getCause()) line.append(at.getClass().getName()).append(' ');
        System.out.println(line.toString().trim());
    }

    public static void main(String[] args) throws Exception {
        Server server = new Server();
        Service stub = (Service) UnicastRemoteObject.exportObject(server, 0);
        for (Object x : List.of(new Plain(), new Holder(new Plain()), new Object[] {1, new Plain()}, new Holder("fine"))) {
            try {
                stub.take(x);
                System.out.println("taken");
            } catch (RemoteException e) {
                tell(e);
            }
        }
        System.out.println(stub.calls());
        try {
            stub.give();
        } catch (RemoteException e) {
            tell(e);
        }
        try {
            stub.fail();
        } catch (RemoteException e) {
            tell(e);
        }
        System.out.println(stub.calls());
        UnicastRemoteObject.unexportObject(server, true);
    }
}
