// A chat room calls its listeners while it holds its lock. A listener that joins meanwhile waits for that lock with its
// own monitor held, and its own monitor is what the room's call to it wants.
//@ unreduced: no
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = ChatUnderLock$Server
//@ process: client = ChatUnderLock$Client
import java.rmi.NoSuchObjectException;
import java.rmi.NotBoundException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.server.UnicastRemoteObject;
import java.util.ArrayList;

public class ChatUnderLock {
    interface Room extends Remote {
        void join(Listener who) throws RemoteException;

        void say(String text) throws RemoteException;
    }

    interface Listener extends Remote {
        void heard(String text) throws RemoteException;
    }

    static class Server implements Room {
        private final ArrayList<Listener> all = new ArrayList<>();

        public synchronized void join(Listener who) {
            all.add(who);
        }

        public synchronized void say(String text) throws RemoteException {
            for (Listener each : all) each.heard(text);
        }

        public static void main(String[] args) throws Exception {
            bind(new Server());
        }
    }

    static class Client implements Listener {
        private int heard;

        public synchronized void heard(String text) {
            heard++;
        }

        synchronized void talk(Room room) throws RemoteException {
            room.say("hi"); //~ deadlock
        }

        public static void main(String[] args) throws Exception {
            Room room = find(Room.class);
            Client self = new Client();
            room.join((Listener) UnicastRemoteObject.exportObject(self, 0));
            self.talk(room);
        }
    }

    /** Looks a name up until it is bound. */
    static <T extends Remote> T find(Class<T> type) throws Exception {
        while (true) {
            try {
                return type.cast(LocateRegistry.getRegistry("localhost", 1099).lookup("it"));
            } catch (NotBoundException | NoSuchObjectException e) {
                Thread.sleep(10); // The registry is there before what is bound in it.
            }
        }
    }

    static void bind(Remote object) throws Exception {
        LocateRegistry.createRegistry(1099).rebind("it", UnicastRemoteObject.exportObject(object, 0));
    }
}
