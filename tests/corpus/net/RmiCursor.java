// A remote iterator: the server keeps a cursor per client, reads ahead in batches and takes it back when it is closed.
//@ process: server = RmiCursor$Server {port}
//@ process: client = RmiCursor$Client {port}
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.function.Predicate;

public class RmiCursor {
    interface Cursor<T> extends Remote, AutoCloseable {
        List<T> next(int most) throws RemoteException;

        void close() throws RemoteException;
    }

    interface Table<T extends Serializable> extends Remote {
        <P extends Predicate<? super T> & Serializable> Cursor<T> query(P which) throws RemoteException;

        int open() throws RemoteException;

        void stop() throws RemoteException;
    }

    record Row(int number, String text) implements Serializable {}

    static class Rows implements Cursor<Row> {
        private final Iterator<Row> left;
        private final Server server;

        Rows(Iterator<Row> left, Server server) throws RemoteException {
            this.left = left;
            this.server = server;
            UnicastRemoteObject.exportObject(this, 0);
        }

        public synchronized List<Row> next(int most) {
            List<Row> rows = new ArrayList<>();
            while (rows.size() < most && left.hasNext()) rows.add(left.next());
            return Collections.unmodifiableList(rows);
        }

        public void close() throws RemoteException {
            UnicastRemoteObject.unexportObject(this, true);
            server.closed();
        }
    }

    static class Server implements Table<Row> {
        private final List<Row> rows = new ArrayList<>();
        private int open;
        private boolean stopped;

        public synchronized <P extends Predicate<? super Row> & Serializable> Cursor<Row> query(P which)
                throws RemoteException {
            open++;
            return new Rows(rows.stream().filter(which).iterator(), this);
        }

        synchronized void closed() {
            open--;
        }

        public synchronized int open() {
            return open;
        }

        public synchronized void stop() {
            stopped = true;
            notifyAll();
        }

        public static void main(String[] args) throws Exception {
            Server server = new Server();
            for (int i = 0; i < 10; i++) server.rows.add(new Row(i, "row " + i * i));
            Registry registry = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            registry.rebind("table", UnicastRemoteObject.exportObject(server, 0));
            System.out.println("ready");
            synchronized (server) {
                while (!server.stopped) server.wait();
            }
            System.out.println("open at the end: " + server.open());
            close(server, registry);
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            @SuppressWarnings("unchecked") Table<Row> table = (Table<Row>) find(args, "table");
            int least = 3;
            try (Cursor<Row> cursor = table.query((Predicate<Row> & Serializable) row -> row.number() >= least)) {
                for (List<Row> rows; !(rows = cursor.next(3)).isEmpty();) System.out.println(rows);
                System.out.println("open: " + table.open());
                try {
                    cursor.next(1).add(null);
                } catch (UnsupportedOperationException e) {
                    System.out.println("unmodifiable here, too");
                }
            }
            System.out.println("open: " + table.open());
            Cursor<Row> again = table.query((Predicate<Row> & Serializable) row -> false);
            again.close();
            try {
                again.next(1);
            } catch (NoSuchObjectException e) {
                System.out.println(e.getMessage());
            }
            try {
                Object notSerializable = new Object();
                table.query((Predicate<Row> & Serializable) row -> row.equals(notSerializable));
            } catch (MarshalException e) {
                System.out.println(e.detail);
            }
            table.stop();
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
