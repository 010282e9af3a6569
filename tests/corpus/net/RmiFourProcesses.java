// A coordinator asks three workers at once and adds up what they find.
//@ process: main = RmiFourProcesses$Coordinator {port}
//@ process: w1 = RmiFourProcesses$Worker {port} 1
//@ process: w2 = RmiFourProcesses$Worker {port} 2
//@ process: w3 = RmiFourProcesses$Worker {port} 3
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

public class RmiFourProcesses {
    interface Pool extends Remote {
        void register(int number, Summer worker) throws RemoteException;
    }

    interface Summer extends Remote {
        long sum(int from, int upto) throws RemoteException;

        void stop() throws RemoteException;
    }

    static class Coordinator implements Pool {
        private final ConcurrentSkipListMap<Integer, Summer> workers = new ConcurrentSkipListMap<>();
        private final CountDownLatch all = new CountDownLatch(3);

        public void register(int number, Summer worker) {
            workers.put(number, worker);
            all.countDown();
        }

        public static void main(String[] args) throws Exception {
            Registry registry = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            Coordinator pool = new Coordinator();
            registry.rebind("pool", UnicastRemoteObject.exportObject(pool, 0));
            System.out.println("ready");
            pool.all.await();
            ExecutorService executor = Executors.newFixedThreadPool(3);
            List<Future<Long>> parts = new ArrayList<>();
            pool.workers.forEach((n, worker) -> parts.add(executor.submit(() -> worker.sum(n * 100, n * 100 + 100))));
            long sum = 0;
            for (Future<Long> part : parts) sum += part.get();
            System.out.println(sum);
            executor.shutdown();
            for (Summer worker : pool.workers.values()) worker.stop();
            close(pool, registry);
        }
    }

    static class Worker implements Summer {
        private final CountDownLatch stopped = new CountDownLatch(1);

        public long sum(int from, int upto) {
            System.out.println("sums from " + from);
            long sum = 0;
            for (int i = from; i < upto; i++) sum += i;
            return sum;
        }

        public void stop() {
            stopped.countDown();
        }

        public static void main(String[] args) throws Exception {
            Worker worker = new Worker();
            UnicastRemoteObject.exportObject(worker, 0);
            ((Pool) find(args, "pool")).register(Integer.parseInt(args[1]), worker);
            System.out.println("ready");
            worker.stopped.await();
            close(worker);
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
