// Several remote interfaces, inherited ones, generic methods and overloads are told apart by their signatures.
import java.rmi.*;
import java.rmi.server.UnicastRemoteObject;
import java.util.*;

public class RmiInheritance {
    interface Reader<T> extends Remote {
        T read(int index) throws RemoteException;
    }

    interface Writer<T> extends Remote {
        int write(T value) throws RemoteException;
    }

    interface Store<T> extends Reader<T>, Writer<T> {
        int size() throws RemoteException;

        String show(Object x) throws RemoteException;

        String show(String x) throws RemoteException;

        String show(int x) throws RemoteException;

        default String twice(int x) throws RemoteException {
            return show(x) + show(x);
        }
    }

    static class Base<T> implements Store<T> {
        final List<T> values = new ArrayList<>();

        public T read(int index) {
            return values.get(index);
        }

        public int write(T value) {
            values.add(value);
            return values.size() - 1;
        }

        public int size() {
            return values.size();
        }

        public String show(Object x) {
            return "object " + x;
        }

        public String show(String x) {
            return "string " + x;
        }

        public String show(int x) {
            return "int " + x;
        }
    }

    static class Derived extends Base<String> {
        @Override
        public int write(String value) {
            return super.write(value.toUpperCase());
        }
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] args) throws Exception {
        Derived server = new Derived();
        Remote stub = UnicastRemoteObject.exportObject(server, 0);
        Store<String> store = (Store<String>) stub;
        Writer<String> writer = (Writer<String>) stub;
        Reader<String> reader = (Reader<String>) stub;
        System.out.println(writer.write("a") + " " + store.write("b") + " " + store.size() + " " + reader.read(1));
        System.out.println(store.show((Object) "x") + ", " + store.show("x") + ", " + store.show(1) + ", " + store.twice(2));
        try {
            ((Writer<Object>) stub).write(3);
        } catch (RemoteException | ClassCastException e) {
            System.out.println(e.getClass().getName());
        }
        try {
            reader.read(9);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(stub instanceof Derived);
        UnicastRemoteObject.unexportObject(server, true);
    }
}
