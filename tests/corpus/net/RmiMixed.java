// Plain sockets and RMI side by side in the same processes.
//@ process: server = RmiMixed$Server {port}
//@ process: client = RmiMixed$Client {port}
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

public class RmiMixed {
    interface Service extends Remote {
        int listen() throws RemoteException, IOException;
    }

    static class Server implements Service {
        private final CountDownLatch done = new CountDownLatch(1);

        public int listen() throws IOException {
            java.net.ServerSocket listener = new java.net.ServerSocket(0);
            new Thread(() -> {
                try (listener; java.net.Socket socket = listener.accept()) {
                    BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
                    socket.getOutputStream().write(("echo " + in.readLine() + "\n").getBytes());
                } catch (IOException e) {
                    System.out.println(e);
                }
                done.countDown();
            }).start();
            return listener.getLocalPort();
        }

        public static void main(String[] args) throws Exception {
            Registry registry = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            Server server = new Server();
            registry.rebind("service", UnicastRemoteObject.exportObject(server, 0));
            System.out.println("ready");
            server.done.await();
            close(server, registry);
            System.out.println("done");
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Service service = (Service) find(args, "service");
            try (java.net.Socket socket = new java.net.Socket("localhost", service.listen())) {
                socket.getOutputStream().write("line\n".getBytes());
                System.out.println(new BufferedReader(new InputStreamReader(socket.getInputStream())).readLine());
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
