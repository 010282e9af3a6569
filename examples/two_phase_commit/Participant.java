import java.io.IOException;
import java.net.ServerSocket;

/**
 * Holds an account and takes part in a transfer. Arguments: its number, the balance of the account, what the
 * transfer adds to it, and, if this process may crash at any moment, the word "crash".
 */
public class Participant {
    private static final int PORT = 9101;

    private final int number;
    private final int change;
    private int balance;

    Participant(int number, int balance, int change) {
        this.number = number;
        this.balance = balance;
        this.change = change;
    }

    static int port(int number) {
        return PORT + number;
    }

    public static void main(String[] args) throws IOException {
        if (args.length > 3 && args[3].equals("crash")) {
            crashAnyTime();
        }
        int number = Integer.parseInt(args[0]);
        Participant participant =
                new Participant(number, Integer.parseInt(args[1]), Integer.parseInt(args[2]));
        try (ServerSocket listener = new ServerSocket(port(number))) {
            participant.takePart(new Link(listener.accept()));
        }
    }

    /** A thread that ends the process without a word; it may run at any moment, or never. */
    private static void crashAnyTime() {
        Thread crash = new Thread(() -> Runtime.getRuntime().halt(1), "crash");
        crash.setDaemon(true);
        crash.start();
    }

    private void takePart(Link coordinator) throws IOException {
        Message request = coordinator.receive();
        assert request == Message.PREPARE : request;
        if (balance + change >= 0) {
            Journal.record(number, Message.PREPARED);
            coordinator.send(Message.YES);
        } else {
            coordinator.send(Message.NO);
        }
        // From here on, only the coordinator knows how it ends; a participant that has voted yes must wait.
        Message decision = coordinator.receive();
        if (decision == Message.COMMIT) {
            Journal.record(number, Message.COMMITTED);
            balance += change;
            assert balance >= 0 : balance;
        } else {
            assert decision == Message.ABORT : decision;
            Journal.record(number, Message.ABORTED);
        }
        coordinator.send(Message.DONE);
    }
}
