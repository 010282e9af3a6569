import java.rmi.RemoteException;

/** Bug: follows whoever says that it leads, also if that was said before it crashed, and heard after that. */
public class NodeThatBelieves extends Node {
    NodeThatBelieves(int number) {
        super(number);
    }

    @Override
    public synchronized void victory(int winner) {
        leader = winner;
    }

    public static void main(String[] args) throws RemoteException {
        start(new NodeThatBelieves(Integer.parseInt(args[0])));
    }
}
