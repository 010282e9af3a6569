// writeReplace, readResolve, writeObject, readObject and Externalizable are called on the way.
import java.io.*;
import java.rmi.*;
import java.rmi.server.UnicastRemoteObject;

public class RmiResolve {
    static final class Single implements Serializable {
        static final Single ONLY = new Single();

        private Object readResolve() {
            return ONLY;
        }
    }

    static class Secret implements Serializable {
        final String text;

        Secret(String text) {
            this.text = text;
        }

        private Object writeReplace() {
            return new Veiled(new StringBuilder(text).reverse().toString());
        }
    }

    static class Veiled implements Serializable {
        final String veiled;

        Veiled(String veiled) {
            this.veiled = veiled;
        }

        private Object readResolve() {
            return new Secret(new StringBuilder(veiled).reverse().toString());
        }
    }

    static class Custom implements Serializable {
        transient int cached = 1;
        int kept = 2;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(cached + 10);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            cached = in.readInt();
        }
    }

    public static class Outer implements Externalizable {
        int steps;

        public Outer() {}

        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeInt(steps + 1);
        }

        public void readExternal(ObjectInput in) throws IOException {
            steps = in.readInt() + 1;
        }
    }

    interface Service extends Remote {
        Object same(Object x) throws RemoteException;

        String look(Object x) throws RemoteException;
    }

    static class Server implements Service {
        public Object same(Object x) {
            return x;
        }

        public String look(Object x) {
            return x instanceof Secret s ? s.text : x instanceof Custom c ? c.cached + "," + c.kept : String.valueOf(x == Single.ONLY);
        }
    }

    public static void main(String[] args) throws Exception {
        Server server = new Server();
        Service stub = (Service) UnicastRemoteObject.exportObject(server, 0);
        System.out.println(stub.look(Single.ONLY) + " " + (stub.same(Single.ONLY) == Single.ONLY));
        System.out.println(stub.look(new Secret("secret")) + " " + ((Secret) stub.same(new Secret("back"))).text);
        System.out.println(stub.look(new Custom()) + " " + ((Custom) stub.same(new Custom())).cached);
        System.out.println(((Outer) stub.same(new Outer())).steps);
        UnicastRemoteObject.unexportObject(server, true);
    }
}
