// Statics, properties, locks on classes and streams belong to each process alone.
//@ process: server = OwnWorlds$Server {port}
//@ process: client = OwnWorlds$Client {port}
import java.io.*;
import java.net.*;

public class OwnWorlds {
    static int counter;

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                System.setProperty("shared", "of the server");
                counter += 10;
                synchronized (OwnWorlds.class) {
                    // The client uses the same names at the same time.
                    try (Socket s = listener.accept()) {
                        System.out.println(s.getInputStream().read());
                        s.getOutputStream().write(counter);
                    }
                }
                System.out.println(System.getProperty("shared") + " " + counter + " " + "interned".intern());
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            System.out.println(System.getProperty("shared"));
            counter += 1;
            synchronized (OwnWorlds.class) {
                System.setOut(new PrintStream(new FileOutputStream(FileDescriptor.out), true));
                try (Socket s = new Socket("localhost", port)) {
                    s.getOutputStream().write(counter);
                    System.out.println(s.getInputStream().read());
                }
            }
            System.out.println(counter + " " + Thread.currentThread().getName());
        }
    }
}
