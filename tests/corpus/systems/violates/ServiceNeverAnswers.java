// The server may wait for ever, as a service; but the client waits for an answer that never comes, and
// it is none. Deadlock in every run.
//@ process: server = ServiceNeverAnswers$Server
//@ process: client = ServiceNeverAnswers$Client
//@ flags: --start-in-order --service server
//@ kinds: deadlock
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ServiceNeverAnswers {

    static class Server {
        public static void main(String[] args) throws Exception {
            ServerSocket listener = new ServerSocket(7000);
            while (true) {
                Socket s = listener.accept();
                s.getInputStream().read();
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Socket s = new Socket("localhost", 7000);
            s.getOutputStream().write(1);
            s.getInputStream().read();
        }
    }
}
