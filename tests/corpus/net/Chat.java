// A server relays what two clients say in turns.
//@ process: server = Chat$Server {port}
//@ process: anna = Chat$Client {port} anna 0
//@ process: bert = Chat$Client {port} bert 1
import java.io.*;
import java.net.*;

public class Chat {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                Socket[] clients = {listener.accept(), listener.accept()};
                BufferedReader[] in = new BufferedReader[2];
                PrintWriter[] out = new PrintWriter[2];
                for (int i = 0; i < 2; i++) {
                    in[i] = new BufferedReader(new InputStreamReader(clients[i].getInputStream()));
                    out[i] = new PrintWriter(clients[i].getOutputStream(), true);
                }
                for (int turn = 0; turn < 6; turn++) {
                    String line = in[turn % 2].readLine();
                    System.out.println(line);
                    for (PrintWriter each : out) each.println(line);
                }
                for (Socket s : clients) s.close();
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            try (Socket s = new Socket("localhost", port)) {
                System.out.println("ready");
                BufferedReader in = new BufferedReader(new InputStreamReader(s.getInputStream()));
                PrintWriter out = new PrintWriter(s.getOutputStream(), true);
                int mine = Integer.parseInt(args[2]);
                for (int turn = 0; turn < 6; turn++) {
                    if (turn % 2 == mine) out.println(args[1] + " says " + turn);
                    System.out.println("heard " + in.readLine());
                }
                System.out.println(in.readLine());
            }
        }
    }
}
