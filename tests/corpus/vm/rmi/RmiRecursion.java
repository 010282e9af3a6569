// Calls that go to and fro keep a thread per level.
import java.rmi.*;
import java.rmi.server.UnicastRemoteObject;

public class RmiRecursion {
    interface Ping extends Remote {
        int play(Ping other, int left) throws RemoteException;
    }

    static class Player implements Ping {
        int played;

        public int play(Ping other, int left) throws RemoteException {
            played++;
            return left == 0 ? 0 : 1 + other.play(this, left - 1);
        }
    }

    public static void main(String[] args) throws Exception {
        Player a = new Player(), b = new Player();
        Ping first = (Ping) UnicastRemoteObject.exportObject(a, 0);
        Ping second = (Ping) UnicastRemoteObject.exportObject(b, 0);
        System.out.println(first.play(second, 7) + " " + a.played + " " + b.played);
        UnicastRemoteObject.unexportObject(a, true);
        UnicastRemoteObject.unexportObject(b, true);
    }
}
