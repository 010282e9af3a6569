// Two handlers of a service take two locks in opposite order. That is a deadlock, service or not,
// although the clients do not wait for anything.
//@ process: server = ServiceLocksItself$Server
//@ process: client = ServiceLocksItself$Client
//@ flags: --start-in-order --service server
//@ kinds: deadlock
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ServiceLocksItself {

    static class Server {
        public static void main(String[] args) throws Exception {
            Object a = new Object(), b = new Object();
            ServerSocket listener = new ServerSocket(7000);
            for (int i = 0; ; i++) {
                Socket s = listener.accept();
                boolean first = i == 0;
                new Thread(() -> {
                    synchronized (first ? a : b) {
                        synchronized (first ? b : a) {
                            System.out.println("served");
                        }
                    }
                }).start();
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            new Socket("localhost", 7000).close();
            new Socket("localhost", 7000).close();
        }
    }
}
