// The connection may break while a call is under way: the caller gets UnmarshalException and does not expect it.
//@ unreduced: no
//@ kinds: uncaught
//@ flags: --faults reset::read
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class ReplyLost {
    interface Clock extends Remote {
        int get() throws RemoteException;
    }

    static class ClockImpl implements Clock {
        public int get() {
            return 7;
        }
    }

    public static void main(String[] args) throws Exception {
        Clock clock = (Clock) UnicastRemoteObject.exportObject(new ClockImpl(), 0);
        assert clock.get() == 7; //~ uncaught
    }
}
