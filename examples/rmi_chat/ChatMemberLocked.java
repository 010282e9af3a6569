import java.rmi.RemoteException;

/** Bug: talks while it holds the monitor that hearing needs. The callback comes in another thread. */
public class ChatMemberLocked extends ChatMember {
    @Override
    synchronized void talk(Room room) throws RemoteException {
        super.talk(room);
    }

    public static void main(String[] args) throws Exception {
        enter(new ChatMemberLocked());
    }
}
