// An inner object takes the object around it along; a field that is transient or static does not travel.
import java.io.Serializable;
import java.rmi.*;
import java.rmi.server.UnicastRemoteObject;

public class RmiInnerClasses {
    static int counter = 5;

    static class Outer implements Serializable {
        int value = 1;
        transient int hidden = 2;

        class Inner implements Serializable {
            int own = 3;

            String show() {
                return value + " " + hidden + " " + own + " " + counter;
            }
        }
    }

    static class Base {
        int base = 7;
    }

    static class Derived extends Base implements Serializable {
        int derived = 8;
    }

    static class NoBase {
        NoBase(int x) {}
    }

    static class Broken extends NoBase implements Serializable {
        Broken() {
            super(1);
        }
    }

    interface Service extends Remote {
        String show(Outer.Inner inner) throws RemoteException;

        String show(Derived derived) throws RemoteException;

        String show(Object other) throws RemoteException;
    }

    static class Server implements Service {
        public String show(Outer.Inner inner) {
            return inner.show();
        }

        public String show(Derived derived) {
            return derived.base + " " + derived.derived;
        }

        public String show(Object other) {
            return other.getClass().getName();
        }
    }

    public static void main(String[] args) throws Exception {
        Server server = new Server();
        Service stub = (Service) UnicastRemoteObject.exportObject(server, 0);
        Outer outer = new Outer();
        outer.value = 10;
        System.out.println(stub.show(outer.new Inner()));
        // The part that does not serialize is made anew by its constructor.
        Derived derived = new Derived();
        derived.base = 70;
        derived.derived = 80;
        System.out.println(stub.show(derived));
        try {
            System.out.println(stub.show(new Broken()));
        } catch (RemoteException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getCause().getClass().getSimpleName() + " " + e.getCause().getCause());
        }
        UnicastRemoteObject.unexportObject(server, true);
    }
}
