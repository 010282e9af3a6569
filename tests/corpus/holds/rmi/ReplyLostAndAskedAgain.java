// The connection may break once while a call is under way. The caller asks again; asking twice does no harm.
//@ unreduced: no
//@ flags: --faults reset::read
import java.rmi.MarshalException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.UnmarshalException;
import java.rmi.server.UnicastRemoteObject;

public class ReplyLostAndAskedAgain {
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
        int got;
        try {
            got = clock.get();
        } catch (UnmarshalException | MarshalException e) {
            got = clock.get();
        }
        assert got == 7;
    }
}
