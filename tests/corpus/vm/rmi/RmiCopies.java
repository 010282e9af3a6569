// An argument is a deep copy: what the callee does to it, the caller does not see, and the other way round for results.
import java.io.Serializable;
import java.rmi.*;
import java.rmi.server.UnicastRemoteObject;
import java.util.*;

public class RmiCopies {
    static class Box implements Serializable {
        int value;
        List<String> words = new ArrayList<>();
    }

    interface Service extends Remote {
        Box change(Box box) throws RemoteException;

        Box kept() throws RemoteException;
    }

    static class Server implements Service {
        Box kept;

        public Box change(Box box) {
            box.value++;
            box.words.add("server");
            kept = box;
            return box;
        }

        public Box kept() {
            return kept;
        }
    }

    public static void main(String[] args) throws Exception {
        Server server = new Server();
        Service stub = (Service) UnicastRemoteObject.exportObject(server, 0);
        Box mine = new Box();
        mine.words.add("client");
        Box answer = stub.change(mine);
        System.out.println(mine.value + " " + mine.words + " " + answer.value + " " + answer.words);
        System.out.println((answer == server.kept) + " " + (answer.words == server.kept.words));
        answer.words.clear();
        System.out.println(stub.kept().words + " " + (stub.kept() == stub.kept()));
        UnicastRemoteObject.unexportObject(server, true);
    }
}
