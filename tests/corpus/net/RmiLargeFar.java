// Large arguments and results go over the wire in many packets.
//@ process: server = RmiLargeFar$Server {port}
//@ process: client = RmiLargeFar$Client {port}
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

public class RmiLargeFar {
    interface Service extends Remote {
        int[] doubled(int[] numbers) throws RemoteException;

        String repeated(String text, int times) throws RemoteException;

        void stop() throws RemoteException;
    }

    static class Server implements Service {
        private final CountDownLatch stopped = new CountDownLatch(1);

        public int[] doubled(int[] numbers) {
            for (int i = 0; i < numbers.length; i++) numbers[i] *= 2;
            return numbers;
        }

        public String repeated(String text, int times) {
            return text.repeat(times);
        }

        public void stop() {
            stopped.countDown();
        }

        public static void main(String[] args) throws Exception {
            Registry registry = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            Server server = new Server();
            registry.rebind("service", UnicastRemoteObject.exportObject(server, 0));
            System.out.println("ready");
            server.stopped.await();
            close(server, registry);
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Service service = (Service) find(args, "service");
            int[] numbers = new int[20_000];
            for (int i = 0; i < numbers.length; i++) numbers[i] = i;
            int[] doubled = service.doubled(numbers);
            System.out.println(doubled.length + " " + doubled[19_999] + " " + numbers[19_999]);
            System.out.println(service.repeated("long ", 30_000).length());
            service.stop();
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
