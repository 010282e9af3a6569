// Several threads call one object at once; each of them gets its own answers.
import java.rmi.*;
import java.rmi.server.UnicastRemoteObject;
import java.util.concurrent.atomic.AtomicInteger;

public class RmiThreads {
    interface Service extends Remote {
        int add(int n) throws RemoteException;

        String echo(String text) throws RemoteException;
    }

    static class Server implements Service {
        private int total;

        public synchronized int add(int n) {
            return total += n;
        }

        public String echo(String text) {
            return text + text;
        }
    }

    public static void main(String[] args) throws Exception {
        Server server = new Server();
        Service stub = (Service) UnicastRemoteObject.exportObject(server, 0);
        AtomicInteger right = new AtomicInteger();
        Thread[] threads = new Thread[4];
        for (int t = 0; t < threads.length; t++) {
            String own = "t" + t;
            threads[t] = new Thread(() -> {
                try {
                    for (int i = 0; i < 10; i++) {
                        stub.add(1);
                        if (stub.echo(own).equals(own + own)) right.incrementAndGet();
                    }
                } catch (RemoteException e) {
                    e.printStackTrace();
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println(server.total + " " + right);
        UnicastRemoteObject.unexportObject(server, true);
    }
}
