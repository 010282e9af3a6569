// An argument is a copy; what the server changed comes back as the result, which is another copy.
//@ unreduced: no
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;
import java.util.ArrayList;
import java.util.List;

public class ArgumentIsACopy {
    interface Sorter extends Remote {
        ArrayList<Integer> sort(ArrayList<Integer> list) throws RemoteException;
    }

    static class SorterImpl implements Sorter {
        public ArrayList<Integer> sort(ArrayList<Integer> list) {
            list.sort(null);
            return list;
        }
    }

    public static void main(String[] args) throws Exception {
        Sorter sorter = (Sorter) UnicastRemoteObject.exportObject(new SorterImpl(), 0);
        ArrayList<Integer> list = new ArrayList<>(List.of(3, 1, 2));
        ArrayList<Integer> sorted = sorter.sort(list);
        assert sorted.equals(List.of(1, 2, 3)) && list.equals(List.of(3, 1, 2)) && sorted != list;
    }
}
