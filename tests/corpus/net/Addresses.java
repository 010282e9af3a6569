// What both ends of a connection say of each other.
//@ process: server = Addresses$Server {port}
//@ process: client = Addresses$Client {port}
import java.io.*;
import java.net.*;

public class Addresses {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                Socket s = listener.accept();
                System.out.println(s.getInetAddress() + " " + s.getLocalAddress() + " "
                        + (s.getLocalPort() == listener.getLocalPort()));
                DataOutputStream out = new DataOutputStream(s.getOutputStream());
                out.writeInt(s.getPort());
                out.writeUTF(s.getInetAddress().getHostAddress());
                System.out.println(new DataInputStream(s.getInputStream()).readUTF());
                s.close();
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            Socket s = new Socket();
            s.connect(new InetSocketAddress("localhost", port), 5000);
            DataInputStream in = new DataInputStream(s.getInputStream());
            System.out.println((in.readInt() == s.getLocalPort()) + " " + in.readUTF());
            System.out.println(s.getInetAddress() + " " + (s.getPort() == port) + " " + s.getLocalAddress());
            new DataOutputStream(s.getOutputStream()).writeUTF(InetAddress.getByName("localhost").toString());
            System.out.println(in.read());
            s.close();
        }
    }
}
