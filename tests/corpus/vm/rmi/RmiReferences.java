// Exported objects travel as stubs, also inside others; stubs of one object are equal, and come back as stubs.
import java.io.Serializable;
import java.rmi.*;
import java.rmi.server.*;
import java.util.*;

public class RmiReferences {
    interface Counter extends Remote {
        int next() throws RemoteException;
    }

    static class CounterImpl implements Counter {
        int count;

        public int next() {
            return ++count;
        }
    }

    static class Envelope implements Serializable {
        Counter counter;
    }

    interface Service extends Remote {
        int use(Counter counter) throws RemoteException;

        int open(Envelope envelope) throws RemoteException;

        Counter make() throws RemoteException;

        Counter back(Counter counter) throws RemoteException;

        boolean isStub(Object x) throws RemoteException;
    }

    static class Server implements Service {
        final CounterImpl made = new CounterImpl();

        public int use(Counter counter) throws RemoteException {
            return counter.next() * 10 + counter.next();
        }

        public int open(Envelope envelope) throws RemoteException {
            return envelope.counter.next();
        }

        public Counter make() {
            return made;
        }

        public Counter back(Counter counter) {
            return counter;
        }

        public boolean isStub(Object x) {
            return x instanceof RemoteStub || java.lang.reflect.Proxy.isProxyClass(x.getClass());
        }
    }

    public static void main(String[] args) throws Exception {
        Server server = new Server();
        CounterImpl counter = new CounterImpl();
        Service stub = (Service) UnicastRemoteObject.exportObject(server, 0);
        Counter remote = (Counter) UnicastRemoteObject.exportObject(counter, 0);
        UnicastRemoteObject.exportObject(server.made, 0);
        System.out.println(stub.use(counter) + " " + stub.use(remote) + " " + counter.count);
        Envelope envelope = new Envelope();
        envelope.counter = counter;
        System.out.println(stub.open(envelope) + " " + counter.count);
        Counter made = stub.make();
        System.out.println(made.next() + " " + server.made.count + " " + made.equals(stub.make()) + " " + (made.hashCode() == stub.make().hashCode()));
        System.out.println(stub.back(counter).equals(remote) + " " + (stub.back(remote) instanceof CounterImpl) + " " + stub.isStub(counter));
        System.out.println(RemoteObject.toStub(counter).equals(remote));
        for (Remote each : List.of(server, counter, server.made)) UnicastRemoteObject.unexportObject(each, true);
    }
}
