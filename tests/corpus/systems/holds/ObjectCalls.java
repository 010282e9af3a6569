// A remote call by object streams: requests and answers are records.
//@ flags: --start-in-order
//@ process: server = ObjectCalls$Server
//@ process: client = ObjectCalls$Client
import java.io.*;
import java.net.*;
import java.util.*;

public class ObjectCalls {
    record Request(String op, List<Integer> args) implements Serializable {}
    record Reply(Integer value, String error) implements Serializable {}
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket ss = new ServerSocket(9000);
                    Socket s = ss.accept();
                    ObjectOutputStream out = new ObjectOutputStream(s.getOutputStream());
                    ObjectInputStream in = new ObjectInputStream(s.getInputStream())) {
                while (true) {
                    Request r;
                    try {
                        r = (Request) in.readObject();
                    } catch (EOFException e) {
                        break;
                    }
                    out.writeObject(switch (r.op()) {
                        case "sum" -> new Reply(r.args().stream().mapToInt(Integer::intValue).sum(), null);
                        default -> new Reply(null, "unknown " + r.op());
                    });
                    out.flush();
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket s = new Socket("localhost", 9000);
                    ObjectOutputStream out = new ObjectOutputStream(s.getOutputStream());
                    ObjectInputStream in = new ObjectInputStream(s.getInputStream())) {
                out.writeObject(new Request("sum", List.of(1, 2, 3)));
                out.flush();
                assert ((Reply) in.readObject()).value() == 6;
                out.writeObject(new Request("mul", List.of()));
                out.flush();
                assert ((Reply) in.readObject()).error().equals("unknown mul");
            }
        }
    }
}
