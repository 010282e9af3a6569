// An echo server that accepts for ever, and a client that gets its answer. The server is a service:
// that it waits at the end is no deadlock, and a note says so.
//@ process: server = ServiceIdleAtAccept$Server
//@ process: client = ServiceIdleAtAccept$Client
//@ flags: --start-in-order --service server -ea
//@ note: service server is idle at the end
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ServiceIdleAtAccept {

    static class Server {
        public static void main(String[] args) throws Exception {
            ServerSocket listener = new ServerSocket(7000);
            while (true) {
                try (Socket s = listener.accept()) {
                    s.getOutputStream().write(s.getInputStream().read());
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket s = new Socket("localhost", 7000)) {
                s.getOutputStream().write(5);
                assert s.getInputStream().read() == 5;
            }
        }
    }
}
