// Connections wait in the queue of a listener until they are accepted; a full queue lets connect wait.
import java.net.*;
import java.util.*;

public class ServerBacklog {
    public static void main(String[] args) throws Exception {
        try (ServerSocket server = new ServerSocket(0, 2)) {
            List<Socket> clients = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                Socket client = new Socket();
                client.connect(new InetSocketAddress("localhost", server.getLocalPort()), 1000);
                client.getOutputStream().write('a' + i);
                clients.add(client);
            }
            System.out.println("connected " + clients.size());
            Socket late = new Socket();
            try {
                late.connect(new InetSocketAddress("localhost", server.getLocalPort()), 200);
                System.out.println("connected too");
            } catch (SocketTimeoutException e) {
                System.out.println(e + " connected " + late.isConnected() + " closed " + late.isClosed()
                        + " bound " + late.isBound());
            }
            for (int i = 0; i < 3; i++) {
                Socket accepted = server.accept();
                System.out.println("accepted " + (char) accepted.getInputStream().read()
                        + " " + (accepted.getPort() == clients.get(i).getLocalPort()));
                accepted.close();
            }
            for (Socket client : clients) {
                System.out.println("end " + client.getInputStream().read());
                client.close();
            }
        }
    }
}
