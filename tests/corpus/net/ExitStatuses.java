// Each process has its own exit status: by exit, by an exception, and ordinary.
//@ process: server = ExitStatuses$Server {port}
//@ process: failing = ExitStatuses$Failing {port}
//@ process: exiting = ExitStatuses$Exiting {port}
import java.io.*;
import java.net.*;

public class ExitStatuses {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook of the server")));
                listener.accept().getOutputStream().write(1);
                listener.accept().getOutputStream().write(2);
                System.out.println("both served");
            }
        }
    }

    static class Failing {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            Socket s = new Socket("localhost", port);
            System.out.println("ready");
            System.out.println(s.getInputStream().read());
            throw new IllegalStateException("on purpose");
        }
    }

    static class Exiting {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook of the client")));
            Socket s = new Socket("localhost", port);
            System.out.println(s.getInputStream().read());
            System.exit(7);
        }
    }
}
