// Objects on one port share a listener; it closes with the last of them, and nobody answers there any more.
import java.io.IOException;
import java.net.*;
import java.rmi.*;
import java.rmi.server.*;

public class RmiPorts {
    interface Service extends Remote {
        String name() throws RemoteException;
    }

    static class Server implements Service {
        final String name;

        Server(String name) {
            this.name = name;
        }

        public String name() {
            return name;
        }
    }

    static int free() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    static String connect(int port) {
        try (Socket socket = new Socket("localhost", port)) {
            return "open";
        } catch (IOException e) {
            return "closed";
        }
    }

    public static void main(String[] args) throws Exception {
        int port = free();
        Server a = new Server("a"), b = new Server("b");
        Service first = (Service) UnicastRemoteObject.exportObject(a, port);
        Service second = (Service) UnicastRemoteObject.exportObject(b, port);
        System.out.println(first.name() + second.name() + " " + connect(port));
        UnicastRemoteObject.unexportObject(a, true);
        System.out.println(second.name() + " " + connect(port));
        UnicastRemoteObject.unexportObject(b, true);
        // The thread that accepts may take one more before it notices.
        while (connect(port).equals("open")) {
            Thread.sleep(10);
        }
        System.out.println(connect(port));
        try {
            second.name();
        } catch (NoSuchObjectException | java.rmi.ConnectException | UnmarshalException e) {
            System.out.println("gone");
        }
        try (ServerSocket taken = new ServerSocket(0)) {
            UnicastRemoteObject.exportObject(a, taken.getLocalPort());
        } catch (ExportException e) {
            System.out.println(e.getMessage().startsWith("Port already in use") + " " + (e.getCause() instanceof BindException));
        }
    }
}
