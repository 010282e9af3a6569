// Classes that extend UnicastRemoteObject export themselves; hash codes are those of their stubs, and clones are exported anew.
import java.rmi.*;
import java.rmi.server.*;

public class RmiServerClass {
    interface Counter extends Remote {
        int next() throws RemoteException;

        Counter self() throws RemoteException;
    }

    static class CounterImpl extends UnicastRemoteObject implements Counter, Cloneable {
        private int count;

        CounterImpl() throws RemoteException {}

        public int next() {
            return ++count;
        }

        public Counter self() {
            return this;
        }
    }

    public static void main(String[] args) throws Exception {
        CounterImpl counter = new CounterImpl();
        Counter stub = (Counter) RemoteObject.toStub(counter);
        System.out.println(stub.next() + " " + stub.next() + " " + counter.count);
        System.out.println(counter.equals(stub) + " " + stub.equals(counter) + " " + stub.self().equals(stub) + " " + (counter.hashCode() == stub.hashCode()));
        CounterImpl twin = (CounterImpl) counter.clone();
        Counter other = (Counter) RemoteObject.toStub(twin);
        System.out.println(other.next() + " " + stub.next() + " " + other.equals(stub));
        UnicastRemoteObject.unexportObject(counter, true);
        UnicastRemoteObject.unexportObject(twin, true);
    }
}
