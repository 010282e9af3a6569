// Every kind of failure on the server reaches the client of another process.
//@ process: server = RmiServerThrows$Server {port}
//@ process: client = RmiServerThrows$Client {port}
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

public class RmiServerThrows {
    static class Strange extends RuntimeException {
        final List<Integer> data = new ArrayList<>(List.of(1, 2));

        Strange() {
            super("strange", null, true, true);
            addSuppressed(new IOException("suppressed"));
        }
    }

    interface Service extends Remote {
        Object fail(int how) throws Exception;
    }

    static class Server implements Service {
        static final CountDownLatch STOPPED = new CountDownLatch(1);

        public Object fail(int how) throws Exception {
            switch (how) {
                case 0: throw new Strange();
                case 1: throw new Exception("plain", new Error("cause"));
                case 2: throw new OutOfMemoryError("none left");
                case 3: return new Thread();
                case 4: throw new ServerException("nested", new NotBoundException("x"));
                case 5: return (Serializable) (Object) new Object();
                case 6: throw new NoSuchObjectException("mine");
                default: STOPPED.countDown();
            }
            return "done";
        }

        public static void main(String[] args) throws Exception {
            Registry registry = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            Server server = new Server();
            registry.rebind("service", UnicastRemoteObject.exportObject(server, 0));
            System.out.println("ready");
            STOPPED.await();
            close(server, registry);
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Service service = (Service) find(args, "service");
            for (int how = 0; how < 8; how++) {
                try {
                    System.out.println(service.fail(how));
                } catch (Throwable e) {
                    StringBuilder line = new StringBuilder(how + ":");
                    for (Throwable at = e; at != null; at = at.getCause()) line.append(' ').append(at.getClass().getSimpleName());
                    System.out.println(line + " " + Arrays.toString(e.getSuppressed()) + (e instanceof Strange s ? s.data : ""));
                }
            }
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
