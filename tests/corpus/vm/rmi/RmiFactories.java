// Socket factories of the program make the sockets, on both sides; the client's travels inside the stub.
import java.io.*;
import java.net.*;
import java.rmi.*;
import java.rmi.server.*;

public class RmiFactories {
    static int made;
    static int served;

    static class ClientFactory implements RMIClientSocketFactory, Serializable {
        final String name;

        ClientFactory(String name) {
            this.name = name;
        }

        public Socket createSocket(String host, int port) throws IOException {
            made++;
            return new Socket(host, port);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof ClientFactory that && that.name.equals(name);
        }

        @Override
        public int hashCode() {
            return name.hashCode();
        }
    }

    static class ServerFactory implements RMIServerSocketFactory {
        public ServerSocket createServerSocket(int port) throws IOException {
            served++;
            return new ServerSocket(port);
        }
    }

    interface Service extends Remote {
        int ask(int x) throws RemoteException;

        Service self() throws RemoteException;
    }

    static class Server implements Service {
        public int ask(int x) {
            return x + 1;
        }

        public Service self() {
            return this;
        }
    }

    public static void main(String[] args) throws Exception {
        Server server = new Server();
        Service stub = (Service) UnicastRemoteObject.exportObject(server, 0, new ClientFactory("own"), new ServerFactory());
        System.out.println(stub.ask(1) + " " + (made > 0) + " " + served);
        System.out.println(stub.self().ask(2) + " " + stub.self().equals(stub) + " " + served);
        UnicastRemoteObject.unexportObject(server, true);
    }
}
