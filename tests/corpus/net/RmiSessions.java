// A factory: each client gets an object of its own from the server.
//@ process: server = RmiSessions$Server {port}
//@ process: one = RmiSessions$Client {port} 1
//@ process: two = RmiSessions$Client {port} 10
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

public class RmiSessions {
    interface Factory extends Remote {
        Session open() throws RemoteException;
    }

    interface Session extends Remote {
        int add(int n) throws RemoteException;

        void end() throws RemoteException;
    }

    static class SessionImpl implements Session {
        private final CountDownLatch ended;
        private int total;

        SessionImpl(CountDownLatch ended) {
            this.ended = ended;
        }

        public int add(int n) {
            return total += n;
        }

        public void end() {
            ended.countDown();
        }
    }

    static class Server implements Factory {
        private final CountDownLatch ended = new CountDownLatch(2);
        private final List<SessionImpl> open = new ArrayList<>();

        public synchronized Session open() throws RemoteException {
            SessionImpl session = new SessionImpl(ended);
            UnicastRemoteObject.exportObject(session, 0);
            open.add(session);
            return session;
        }

        public static void main(String[] args) throws Exception {
            Registry registry = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            Server server = new Server();
            registry.rebind("factory", UnicastRemoteObject.exportObject(server, 0));
            System.out.println("ready");
            server.ended.await();
            int sum = 0;
            for (SessionImpl session : server.open) {
                sum += session.total;
                close(session);
            }
            System.out.println(sum);
            close(server, registry);
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Session session = ((Factory) find(args, "factory")).open();
            System.out.println("ready");
            int n = Integer.parseInt(args[1]);
            for (int i = 0; i < 3; i++) System.out.println(session.add(n));
            session.end();
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
