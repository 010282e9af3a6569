// A compute engine: tasks are shipped as objects, with what they need, and run there.
//@ process: server = RmiTasks$Server {port}
//@ process: client = RmiTasks$Client {port}
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

public class RmiTasks {
    interface Task<T> extends Serializable {
        T run();
    }

    record Power(int base, int exponent) implements Task<java.math.BigInteger> {
        public java.math.BigInteger run() {
            System.out.println(base + "^" + exponent);
            return java.math.BigInteger.valueOf(base).pow(exponent);
        }
    }

    record Both<A, B>(Task<A> one, Task<B> other) implements Task<List<Object>> {
        public List<Object> run() {
            return List.of(one.run(), other.run());
        }
    }

    interface Engine extends Remote {
        <T> T run(Task<T> task) throws RemoteException;
    }

    static class Server implements Engine {
        static final CountDownLatch STOPPED = new CountDownLatch(1);

        public <T> T run(Task<T> task) {
            return task.run();
        }

        public static void main(String[] args) throws Exception {
            Registry registry = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            Server server = new Server();
            registry.rebind("engine", UnicastRemoteObject.exportObject(server, 0));
            System.out.println("ready");
            STOPPED.await();
            close(server, registry);
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Engine engine = (Engine) find(args, "engine");
            System.out.println(engine.run(new Power(2, 100)));
            System.out.println(engine.run(new Both<>(new Power(3, 3), () -> "lambda")));
            // Runs there, and ends the server.
            engine.run(() -> {
                Server.STOPPED.countDown();
                return null;
            });
            System.out.println(Server.STOPPED.getCount());
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
