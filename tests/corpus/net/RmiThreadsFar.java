// Two threads of one client share a stub; their calls overlap inside the server.
//@ process: server = RmiThreadsFar$Server {port}
//@ process: client = RmiThreadsFar$Client {port}
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

public class RmiThreadsFar {
    interface Meeting extends Remote {
        String exchange(String text) throws RemoteException, InterruptedException;

        void stop() throws RemoteException;
    }

    static class Server implements Meeting {
        private final Exchanger<String> exchanger = new Exchanger<>();
        private final CountDownLatch stopped = new CountDownLatch(1);

        public String exchange(String text) throws InterruptedException {
            return exchanger.exchange(text);
        }

        public void stop() {
            stopped.countDown();
        }

        public static void main(String[] args) throws Exception {
            Registry registry = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            Server server = new Server();
            registry.rebind("meeting", UnicastRemoteObject.exportObject(server, 0));
            System.out.println("ready");
            server.stopped.await();
            close(server, registry);
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Meeting meeting = (Meeting) find(args, "meeting");
            CompletableFuture<String> left = CompletableFuture.supplyAsync(() -> {
                try {
                    return meeting.exchange("from left");
                } catch (Exception e) {
                    return e.toString();
                }
            });
            System.out.println("right got " + meeting.exchange("from right"));
            System.out.println("left got " + left.get());
            meeting.stop();
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
