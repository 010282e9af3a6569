// Two clients draw numbers. Each puts its own into a list that it made before it called anybody, and to which nothing but a local
// variable leads. The client that counts on the first number gets the second one if the other is faster. They look when both
// have drawn and met twice: then everything is the same in either order, but for what is in the lists.
//@ kinds: uncaught
//@ unreduced: no
//@ flags: --start-in-order
//@ process: server = KeptFromEarlierCall$Server
//@ process: first = KeptFromEarlierCall$Client 1
//@ process: second = KeptFromEarlierCall$Client 2
import java.rmi.NoSuchObjectException;
import java.rmi.NotBoundException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.server.UnicastRemoteObject;
import java.util.ArrayList;
import java.util.List;

public class KeptFromEarlierCall {
    interface Numbers extends Remote {
        int draw() throws RemoteException;

        /** Waits until the other client has come as far. */
        void meet() throws RemoteException, InterruptedException;
    }

    static class Server implements Numbers {
        private int last;
        private int waiting;
        private int round;

        public synchronized int draw() {
            return ++last;
        }

        public synchronized void meet() throws InterruptedException {
            int now = round;
            if (++waiting == 2) {
                waiting = 0;
                round++;
                notifyAll();
            }
            while (round == now) wait();
        }

        public static void main(String[] args) throws Exception {
            LocateRegistry.createRegistry(1099).rebind("it", UnicastRemoteObject.exportObject(new Server(), 0));
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int most = Integer.parseInt(args[0]);
            List<Integer> drawn = new ArrayList<>();
            Numbers numbers = find();
            drawn.add(numbers.draw());
            numbers.meet();
            numbers.meet();
            if (drawn.get(0) > most) throw new IllegalStateException("drew " + drawn); //~ uncaught
        }

        /** Looks a name up until it is bound. */
        static Numbers find() throws Exception {
            while (true) {
                try {
                    return (Numbers) LocateRegistry.getRegistry("localhost", 1099).lookup("it");
                } catch (NotBoundException | NoSuchObjectException e) {
                    Thread.sleep(10); // The registry is there before what is bound in it.
                }
            }
        }
    }
}
