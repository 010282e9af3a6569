import java.rmi.RemoteException;

/** Bug: nobody is to see an election half done, so it holds the monitor that its own victory needs, too. */
public class NodeLocked extends Node {
    NodeLocked(int number) {
        super(number);
    }

    @Override
    synchronized void elect() {
        super.elect();
    }

    public static void main(String[] args) throws RemoteException {
        start(new NodeLocked(Integer.parseInt(args[0])));
    }
}
