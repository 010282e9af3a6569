// Enum constants arrive as themselves, records through their canonical constructor.
import java.io.Serializable;
import java.rmi.*;
import java.rmi.server.UnicastRemoteObject;
import java.util.*;

public class RmiEnumsRecords {
    enum Colour {
        RED,
        GREEN {
            @Override
            Colour other() {
                return RED;
            }
        };

        Colour other() {
            return GREEN;
        }
    }

    record Range(int low, int high) implements Serializable {
        static int made;

        Range {
            made++;
            if (low > high) throw new IllegalArgumentException(low + " > " + high);
        }
    }

    record Pair<A, B>(A first, B second) implements Serializable {}

    interface Service extends Remote {
        Colour other(Colour colour) throws RemoteException;

        Map<Colour, Integer> count(List<Colour> colours) throws RemoteException;

        Range wider(Range range) throws RemoteException;

        Pair<Range, Pair<String, Colour>> pair(Range range, Colour colour) throws RemoteException;
    }

    static class Server implements Service {
        public Colour other(Colour colour) {
            return colour == null ? null : colour.other();
        }

        public Map<Colour, Integer> count(List<Colour> colours) {
            Map<Colour, Integer> count = new EnumMap<>(Colour.class);
            for (Colour colour : colours) count.merge(colour, 1, Integer::sum);
            return count;
        }

        public Range wider(Range range) {
            return new Range(range.low() - 1, range.high() + 1);
        }

        public Pair<Range, Pair<String, Colour>> pair(Range range, Colour colour) {
            return new Pair<>(range, new Pair<>("inner", colour));
        }
    }

    public static void main(String[] args) throws Exception {
        Server server = new Server();
        Service stub = (Service) UnicastRemoteObject.exportObject(server, 0);
        System.out.println((stub.other(Colour.RED) == Colour.GREEN) + " " + (stub.other(Colour.GREEN) == Colour.RED) + " " + stub.other(null));
        System.out.println(stub.count(List.of(Colour.GREEN, Colour.RED, Colour.GREEN)));
        System.out.println(stub.wider(new Range(1, 2)) + " " + Range.made);
        System.out.println(stub.pair(new Range(3, 4), Colour.RED) + " " + Range.made);
        UnicastRemoteObject.unexportObject(server, true);
    }
}
