// A pool on the server, a future that a client waits for, cancels or is told of; a client's tasks use remote objects in turn.
//@ process: server = RmiFutures$Server {port}
//@ process: client = RmiFutures$Client {port}
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class RmiFutures {
    interface Job<T> extends Callable<T>, Serializable {}

    interface Handle<T> extends Remote {
        T get() throws RemoteException, InterruptedException, ExecutionException;

        boolean cancel() throws RemoteException;

        default T orElse(T other) throws RemoteException, InterruptedException {
            try {
                return get();
            } catch (ExecutionException | CancellationException e) {
                return other;
            }
        }
    }

    interface Pool extends Remote {
        <T> Handle<T> submit(Job<T> job) throws RemoteException;

        void end() throws RemoteException;
    }

    interface Gauge extends Remote {
        int add(int amount) throws RemoteException;
    }

    static class Server implements Pool {
        final ExecutorService workers = Executors.newFixedThreadPool(2);
        final List<Remote> handed = new CopyOnWriteArrayList<>();
        final CountDownLatch done = new CountDownLatch(1);

        public <T> Handle<T> submit(Job<T> job) throws RemoteException {
            Future<T> future = workers.submit(job);
            Handle<T> handle = new Handle<>() {
                public T get() throws InterruptedException, ExecutionException {
                    return future.get();
                }

                public boolean cancel() {
                    return future.cancel(true);
                }
            };
            handed.add(handle);
            UnicastRemoteObject.exportObject(handle, 0);
            return handle;
        }

        public void end() {
            done.countDown();
        }

        public static void main(String[] args) throws Exception {
            Registry registry = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            Server server = new Server();
            registry.rebind("pool", UnicastRemoteObject.exportObject(server, 0));
            System.out.println("ready");
            server.done.await();
            server.workers.shutdown();
            System.out.println(server.workers.awaitTermination(1, TimeUnit.MINUTES));
            close(server, registry);
            close(server.handed.toArray(new Remote[0]));
        }
    }

    static class Client implements Gauge {
        final AtomicInteger sum = new AtomicInteger();

        public int add(int amount) {
            return sum.addAndGet(amount);
        }

        public static void main(String[] args) throws Exception {
            Pool pool = (Pool) find(args, "pool");
            Client client = new Client();
            Gauge gauge = (Gauge) UnicastRemoteObject.exportObject(client, 0);
            List<Handle<Integer>> handles = new ArrayList<>();
            for (int i = 1; i <= 5; i++) {
                int amount = i;
                handles.add(pool.submit(() -> gauge.add(amount)));
            }
            for (Handle<Integer> each : handles) each.get();
            System.out.println("sum " + client.sum);
            Handle<String> failing = pool.submit(() -> {
                throw new IllegalArgumentException("as told");
            });
            try {
                failing.get();
            } catch (ExecutionException e) {
                System.out.println(e.getMessage() + " | " + e.getCause());
            }
            System.out.println(failing.orElse("nothing"));
            Handle<Integer> endless = pool.submit(() -> {
                Thread.sleep(Long.MAX_VALUE);
                return 1;
            });
            System.out.println(endless.cancel() + " " + endless.orElse(-1));
            try {
                endless.get();
            } catch (CancellationException e) {
                System.out.println(e);
            }
            pool.end();
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
