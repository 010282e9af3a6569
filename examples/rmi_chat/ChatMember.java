import java.rmi.NoSuchObjectException;
import java.rmi.NotBoundException;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.server.UnicastRemoteObject;

/** Joins, and says one thing. It hears at least itself. */
public class ChatMember implements Member {
    private int heard;

    public synchronized void heard(String text) {
        heard++;
    }

    void talk(Room room) throws RemoteException {
        room.say("hello");
        synchronized (this) {
            assert heard > 0 : "nothing heard";
        }
    }

    public static void main(String[] args) throws Exception {
        enter(new ChatMember());
    }

    static void enter(ChatMember self) throws Exception {
        Room room = find();
        room.join((Member) UnicastRemoteObject.exportObject(self, 0));
        self.talk(room);
    }

    private static Room find() throws Exception {
        while (true) {
            try {
                return (Room) LocateRegistry.getRegistry().lookup("room");
            } catch (NotBoundException | NoSuchObjectException e) {
                Thread.sleep(10);
            }
        }
    }
}
