// The server pushes events to a client from a thread of its own, and sees when the client has had enough.
//@ process: server = RmiObserver$Server {port}
//@ process: client = RmiObserver$Client {port}
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

public class RmiObserver {
    interface Feed extends Remote {
        void start(Sink sink) throws RemoteException;
    }

    interface Sink extends Remote {
        boolean event(int number) throws RemoteException;
    }

    static class Server implements Feed {
        private final SynchronousQueue<Sink> sinks = new SynchronousQueue<>();

        public void start(Sink sink) throws RemoteException {
            try {
                sinks.put(sink);
            } catch (InterruptedException e) {
                throw new RemoteException("interrupted", e);
            }
        }

        public static void main(String[] args) throws Exception {
            Registry registry = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            Server server = new Server();
            registry.rebind("feed", UnicastRemoteObject.exportObject(server, 0));
            System.out.println("ready");
            Sink sink = server.sinks.take();
            int number = 0;
            while (sink.event(++number)) {}
            System.out.println("sent " + number);
            close(server, registry);
        }
    }

    static class Client implements Sink {
        private final CountDownLatch done = new CountDownLatch(1);

        public boolean event(int number) {
            System.out.println("event " + number);
            if (number == 4) done.countDown();
            return number < 4;
        }

        public static void main(String[] args) throws Exception {
            Client client = new Client();
            UnicastRemoteObject.exportObject(client, 0);
            ((Feed) find(args, "feed")).start(client);
            client.done.await();
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
