import java.io.IOException;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;

/** Clients, by name: what each does is argued for in the system that uses it. */
public class Client {
    static int shared;

    public static void main(String[] args) throws Exception {
        switch (args[0]) {
            case "one" -> echoes("one");
            case "two threads" -> Run.all(() -> echoes("a"), () -> echoes("b"));
            case "twice" -> {
                echoes("a");
                echoes("b");
            }
            case "upper" -> {
                try (Line line = new Line()) {
                    assert line.ask("abc").equals("ABC");
                    assert line.ask("x").equals("X");
                }
            }
            case "count" -> {
                int[] got = new int[2];
                Run.all(() -> got[0] = count(), () -> got[1] = count());
                assert got[0] + got[1] == 3 : got[0] + " and " + got[1];
            }
            case "count in order" -> {
                int[] got = new int[2];
                Run.all(() -> got[0] = count(), () -> got[1] = count());
                assert got[0] == 1 : "the first got " + got[0];
            }
            case "update" -> {
                try (Line one = new Line(); Line other = new Line()) {
                    Run.all(() -> update(one), () -> update(other));
                    String stored = one.ask("GET");
                    assert stored.equals("2") : "stored " + stored;
                }
            }
            case "update in turn" -> {
                Object lock = new Object();
                try (Line one = new Line(); Line other = new Line()) {
                    Run.Task first = () -> {
                        synchronized (lock) {
                            update(one);
                        }
                    };
                    Run.Task second = () -> {
                        synchronized (lock) {
                            update(other);
                        }
                    };
                    Run.all(first, second);
                    String stored = one.ask("GET");
                    assert stored.equals("2") : "stored " + stored;
                }
            }
            case "share" -> {
                try (Line line = new Line()) {
                    Run.all(() -> same(line, "a"), () -> same(line, "b"));
                }
            }
            case "share in turn" -> {
                try (Line line = new Line()) {
                    Run.Task a = () -> {
                        synchronized (line) {
                            same(line, "a");
                        }
                    };
                    Run.Task b = () -> {
                        synchronized (line) {
                            same(line, "b");
                        }
                    };
                    Run.all(a, b);
                }
            }
            case "asks" -> {
                try (Line line = new Line()) {
                    line.ask("x");
                }
            }
            case "asks with a limit" -> {
                try (Line line = new Line()) {
                    line.socket.setSoTimeout(50);
                    try {
                        line.ask("x");
                        assert false : "an answer";
                    } catch (SocketTimeoutException expected) {
                        shared++;
                    }
                }
            }
            case "expects" -> {
                try (Line line = new Line()) {
                    String answer = line.ask("x");
                    assert args[1].equals(answer) : "heard " + answer;
                }
            }
            case "reads a number" -> {
                try (Line line = new Line()) {
                    shared = Integer.parseInt(line.ask("x"));
                }
            }
            case "copes with garbage" -> {
                try (Line line = new Line()) {
                    shared = Integer.parseInt(line.ask("x"));
                } catch (NumberFormatException e) {
                    shared = -1;
                }
            }
            case "copes with the end" -> {
                try (Line line = new Line()) {
                    assert line.ask("x") == null;
                } catch (SocketException reset) {
                    shared = -1;
                }
            }
            case "copes with a refusal" -> {
                echoes("a");
                try {
                    echoes("b");
                    assert false : "a second connection";
                } catch (ConnectException expected) {
                    shared = -1;
                }
            }
            case "hears first" -> {
                try (Line line = new Line()) {
                    assert line.hear().equals("hello");
                }
            }
            case "ends first" -> {
                try (Line line = new Line()) {
                    line.say("x");
                    line.socket.shutdownOutput();
                    assert line.hear().equals("x");
                    assert line.hear() == null;
                }
            }
            case "reads once" -> {
                try (Line line = new Line()) {
                    line.socket.getOutputStream().write("abc".getBytes());
                    byte[] answer = new byte[3];
                    int count = line.socket.getInputStream().read(answer);
                    assert count == 3 : "one read gave " + count;
                }
            }
            case "writes in parts" -> {
                try (Line line = new Line()) {
                    line.socket.getOutputStream().write("a".getBytes());
                    line.socket.getOutputStream().write("b\n".getBytes());
                    assert line.hear().equals("ab");
                }
            }
            case "background" -> {
                try (Line line = new Line()) {
                    Run.all(() -> {
                        assert line.hear().equals("a");
                    }, () -> line.say("a"));
                }
            }
            case "chats" -> {
                try (Line line = new Line()) {
                    line.say(args[1]);
                    String heard;
                    do {
                        heard = line.hear();
                    } while (!heard.equals(args[1]));
                }
            }
            case "hears the other" -> {
                try (Line a = new Line(); Line b = new Line()) {
                    Run.all(() -> a.say("hi"), () -> {
                        assert b.hear().equals("hi");
                    });
                }
            }
            case "selects" -> select();
            case "locks twice" -> {
                Object first = new Object();
                Object second = new Object();
                Run.all(() -> asking(first, second), () -> asking(second, first));
            }
            case "two peers" -> {
                try (Line counter = new Line(); Line store = new Line(Line.PORT + 1)) {
                    Run.all(() -> {
                        assert counter.ask("next").equals("1");
                    }, () -> {
                        assert store.ask("SET 5").equals("OK");
                        assert store.ask("GET").equals("5");
                    });
                }
            }
            case "races" -> {
                Run.all(Client::asksAndAdds, Client::asksAndAdds);
                assert shared == 2 : "shared " + shared;
            }
            case "writes to nobody" -> {
                try (Line line = new Line()) {
                    assert line.ask("x").equals("bye");
                    assert line.hear() == null;
                    line.say("y");
                }
            }
            case "depends" -> {
                try (Line line = new Line()) {
                    Run.all(() -> shared = 1, () -> line.ask(shared == 0 ? "early" : "late"));
                }
            }
            case "many" -> {
                Run.Task task = () -> {
                    for (int i = 0; i < 50; i++) {
                        shared = shared * 31 + count();
                    }
                };
                Run.all(task, task, task);
            }
            default -> throw new IllegalArgumentException(args[0]);
        }
    }

    private static void echoes(String text) throws IOException {
        try (Line line = new Line()) {
            same(line, text);
        }
    }

    private static void same(Line line, String text) throws IOException {
        String answer = line.ask(text);
        assert text.equals(answer) : text + " came back as " + answer;
    }

    private static int count() throws IOException {
        try (Line line = new Line()) {
            return Integer.parseInt(line.ask("next"));
        }
    }

    private static void update(Line line) throws IOException {
        int old = Integer.parseInt(line.ask("GET"));
        line.ask("SET " + (old + 1));
    }

    private static void asking(Object first, Object second) throws IOException {
        synchronized (first) {
            echoes("x");
            synchronized (second) {
                shared++;
            }
        }
    }

    private static void asksAndAdds() throws IOException {
        echoes("x");
        shared++;
    }

    private static void select() throws IOException {
        try (Selector selector = Selector.open(); SocketChannel channel = SocketChannel.open()) {
            channel.connect(new InetSocketAddress("localhost", Line.PORT));
            channel.configureBlocking(false);
            channel.register(selector, SelectionKey.OP_READ);
            channel.write(ByteBuffer.wrap("ab".getBytes()));
            ByteBuffer answer = ByteBuffer.allocate(10);
            while (answer.position() < 2) {
                selector.select();
                selector.selectedKeys().clear();
                channel.read(answer);
            }
            assert new String(answer.array(), 0, 2).equals("ab");
        }
    }
}
