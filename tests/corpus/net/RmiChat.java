// Clients register callbacks, and each line goes to all of them.
//@ process: server = RmiChat$Server {port}
//@ process: ann = RmiChat$Client {port} ann
//@ process: bob = RmiChat$Client {port} bob
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

public class RmiChat {
    interface Room extends Remote {
        int join(Member member) throws RemoteException;

        void say(String from, String line) throws RemoteException;

        void leave(Member member) throws RemoteException;
    }

    interface Member extends Remote {
        void heard(String from, String line) throws RemoteException;
    }

    static class Server implements Room {
        private final List<Member> members = new ArrayList<>();
        private final CountDownLatch left = new CountDownLatch(2);

        public synchronized int join(Member member) {
            members.add(member);
            return members.size();
        }

        public synchronized void say(String from, String line) throws RemoteException {
            for (Member member : members) member.heard(from, line);
        }

        public synchronized void leave(Member member) {
            System.out.println(members.remove(member));
            left.countDown();
        }

        public static void main(String[] args) throws Exception {
            Registry registry = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            Server room = new Server();
            registry.rebind("room", UnicastRemoteObject.exportObject(room, 0));
            System.out.println("ready");
            room.left.await();
            close(room, registry);
        }
    }

    static class Client implements Member {
        private final CountDownLatch heard = new CountDownLatch(2);
        private final List<String> lines = Collections.synchronizedList(new ArrayList<>());

        public void heard(String from, String line) {
            lines.add(from + ": " + line);
            heard.countDown();
        }

        public static void main(String[] args) throws Exception {
            Room room = (Room) find(args, "room");
            Client client = new Client();
            UnicastRemoteObject.exportObject(client, 0);
            boolean last = room.join(client) == 2;
            System.out.println("ready");
            if (last) for (String line : List.of("one", "two")) room.say("last", line);
            client.heard.await();
            System.out.println(client.lines);
            room.leave(client);
            close(client);
        }
    }

    static Remote find(String[] args, String name) throws Exception {
        Registry registry = LocateRegistry.getRegistry("localhost", Integer.parseInt(args[0]));
        while (true) {
            try {
                return registry.lookup(name);
            } catch (NotBoundException | NoSuchObjectException e) {
                Thread.sleep(10);
            }
        }
    }

    /** Waits for calls that are not over yet. */
    static void close(Remote... objects) throws Exception {
        for (Remote each : objects) while (!UnicastRemoteObject.unexportObject(each, false)) Thread.sleep(5);
    }
}
