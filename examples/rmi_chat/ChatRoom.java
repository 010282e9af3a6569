import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.server.UnicastRemoteObject;
import java.util.ArrayList;
import java.util.List;

/** Calls its members without holding its lock. */
public class ChatRoom implements Room {
    protected final List<Member> members = new ArrayList<>();

    public synchronized void join(Member who) {
        members.add(who);
    }

    public void say(String text) throws RemoteException {
        List<Member> now;
        synchronized (this) {
            now = new ArrayList<>(members);
        }
        for (Member each : now) {
            each.heard(text);
        }
    }

    public static void main(String[] args) throws Exception {
        open(new ChatRoom());
    }

    static void open(Room room) throws Exception {
        LocateRegistry.createRegistry(1099).rebind("room", UnicastRemoteObject.exportObject(room, 0));
    }
}
