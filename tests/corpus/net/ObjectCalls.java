// Calls as objects, answers or exceptions as objects.
//@ process: server = ObjectCalls$Server {port}
//@ process: client = ObjectCalls$Client {port}
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.stream.IntStream;

public class ObjectCalls {
    record Call(String name, int... args) implements Serializable {}

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                try (Socket s = listener.accept();
                        ObjectInputStream in = new ObjectInputStream(s.getInputStream());
                        ObjectOutputStream out = new ObjectOutputStream(s.getOutputStream())) {
                    while (true) {
                        Call call;
                        try {
                            call = (Call) in.readObject();
                        } catch (EOFException e) {
                            break;
                        }
                        System.out.println(call.name() + Arrays.toString(call.args()));
                        try {
                            out.writeObject(switch (call.name()) {
                                case "add" -> call.args()[0] + call.args()[1];
                                case "divide" -> call.args()[0] / call.args()[1];
                                case "range" -> IntStream.range(0, call.args()[0]).boxed().toList();
                                default -> throw new NoSuchElementException(call.name());
                            });
                        } catch (RuntimeException e) {
                            out.writeObject(e);
                        }
                        out.flush();
                    }
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            try (Socket s = new Socket("localhost", port);
                    ObjectOutputStream out = new ObjectOutputStream(s.getOutputStream())) {
                out.flush();
                ObjectInputStream in = null;
                for (Call call : List.of(new Call("add", 3, 4), new Call("range", 5), new Call("divide", 1, 0),
                        new Call("unknown"), new Call("divide", 9, 2))) {
                    out.writeObject(call);
                    out.flush();
                    if (in == null) in = new ObjectInputStream(s.getInputStream());
                    System.out.println(in.readObject());
                }
            }
        }
    }
}
