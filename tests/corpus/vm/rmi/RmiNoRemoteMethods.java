// What may not be exported, and calls of stubs that were made for nothing.
import java.rmi.*;
import java.rmi.server.*;

public class RmiNoRemoteMethods {
    interface Silent extends Remote {
        int quiet();
    }

    static class Wrong implements Silent {
        public int quiet() {
            return 1;
        }
    }

    interface Empty extends Remote {}

    static class Nothing implements Empty {}

    public static void main(String[] args) throws Exception {
        try {
            UnicastRemoteObject.exportObject(new Wrong(), 0);
        } catch (RemoteException e) {
            System.out.println(e.getClass().getName() + " " + e.getCause().getClass().getName());
        }
        Nothing nothing = new Nothing();
        Remote stub = UnicastRemoteObject.exportObject(nothing, 0);
        System.out.println(stub instanceof Empty);
        UnicastRemoteObject.unexportObject(nothing, true);
        try {
            UnicastRemoteObject.exportObject(null, 0);
        } catch (NullPointerException | RemoteException e) {
            System.out.println(e.getClass().getName());
        }
        try {
            RemoteObject.toStub(nothing);
        } catch (NoSuchObjectException e) {
            System.out.println(e.getMessage());
        }
    }
}
