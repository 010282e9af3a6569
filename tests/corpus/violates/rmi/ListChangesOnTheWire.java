// As ListChangesWhileCopied, over the JDK's own transport: the thread of its pool that serves the connection copies the list, and
// notices that it changes meanwhile.
//@ unreduced: no
//@ kinds: uncaught
//@ flags: --rmi wire --time ordered
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;
import java.util.ArrayList;
import java.util.List;

public class ListChangesOnTheWire {
    interface Names extends Remote {
        List<String> all() throws RemoteException;
    }

    static class NamesImpl implements Names {
        private final ArrayList<String> names = new ArrayList<>();

        public synchronized List<String> all() {
            return names;
        }

        synchronized void add(String name) {
            names.add(name);
        }
    }

    public static void main(String[] args) throws Exception {
        NamesImpl impl = new NamesImpl();
        Names names = (Names) UnicastRemoteObject.exportObject(impl, 0);
        impl.add("a");
        new Thread(() -> impl.add("b")).start();
        List<String> all = names.all(); //~ uncaught
        assert all.size() == 1 || all.size() == 2;
    }
}
