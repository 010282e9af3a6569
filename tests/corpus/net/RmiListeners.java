// Observers come and go while they are told: one leaves from inside its own notification, another one dies.
//@ process: server = RmiListeners$Server {port}
//@ process: leaver = RmiListeners$Leaver {port}
//@ process: dying = RmiListeners$Dying {port}
//@ process: source = RmiListeners$Source {port}
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

public class RmiListeners {
    interface Listener extends Remote {
        void changed(Topic from, String what) throws RemoteException;
    }

    interface Topic extends Remote {
        boolean add(Listener listener) throws RemoteException;

        boolean remove(Listener listener) throws RemoteException;

        List<String> publish(String what) throws RemoteException;

        int size() throws RemoteException;

        void end() throws RemoteException;
    }

    static class Server implements Topic {
        private final Set<Listener> listeners = new CopyOnWriteArraySet<>();
        private final CountDownLatch done = new CountDownLatch(1);

        public boolean add(Listener listener) {
            return listeners.add(listener);
        }

        public boolean remove(Listener listener) {
            return listeners.remove(listener);
        }

        public List<String> publish(String what) throws RemoteException {
            List<String> problems = new ArrayList<>();
            for (Listener each : listeners) {
                try {
                    each.changed(this, what);
                } catch (RemoteException e) {
                    listeners.remove(each);
                    problems.add(e.getClass().getSimpleName());
                }
            }
            return problems;
        }

        public int size() {
            return listeners.size();
        }

        public void end() {
            done.countDown();
        }

        public static void main(String[] args) throws Exception {
            Registry registry = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            Server server = new Server();
            registry.rebind("topic", UnicastRemoteObject.exportObject(server, 0));
            System.out.println("ready");
            server.done.await();
            System.out.println(server.size() + " left");
            close(server, registry);
        }
    }

    static class Leaver implements Listener {
        private final CountDownLatch done = new CountDownLatch(1);

        public void changed(Topic from, String what) throws RemoteException {
            System.out.println("heard " + what + ", leaves: " + from.remove(this) + " " + from.remove(this));
            done.countDown();
        }

        public static void main(String[] args) throws Exception {
            Topic topic = (Topic) find(args, "topic");
            Leaver leaver = new Leaver();
            Remote stub = UnicastRemoteObject.exportObject(leaver, 0);
            System.out.println(topic.add(leaver) + " " + topic.add((Listener) stub) + " "
                    + topic.add((Listener) RemoteObject.toStub(leaver)));
            System.out.println("ready");
            leaver.done.await();
            close(leaver);
        }
    }

    static class Dying implements Listener {
        public void changed(Topic from, String what) {
            System.out.println("heard " + what + ", dies");
            Runtime.getRuntime().halt(3);
        }

        public static void main(String[] args) throws Exception {
            Dying dying = new Dying();
            UnicastRemoteObject.exportObject(dying, 0);
            System.out.println(((Topic) find(args, "topic")).add(dying));
            System.out.println("ready");
        }
    }

    static class Source {
        public static void main(String[] args) throws Exception {
            Topic topic = (Topic) find(args, "topic");
            System.out.println(topic.size());
            System.out.println(topic.publish("one"));
            System.out.println(topic.size());
            System.out.println(topic.publish("two"));
            topic.end();
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
