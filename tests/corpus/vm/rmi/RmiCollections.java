// Collections of the library arrive as what they were.
import java.rmi.*;
import java.rmi.server.UnicastRemoteObject;
import java.util.*;
import java.util.concurrent.*;

public class RmiCollections {
    interface Service extends Remote {
        Object same(Object x) throws RemoteException;

        Map<String, List<Integer>> grouped(Collection<Integer> numbers) throws RemoteException;
    }

    static class Server implements Service {
        public Object same(Object x) {
            return x;
        }

        public Map<String, List<Integer>> grouped(Collection<Integer> numbers) {
            Map<String, List<Integer>> groups = new TreeMap<>();
            for (int n : numbers) groups.computeIfAbsent(n % 2 == 0 ? "even" : "odd", k -> new LinkedList<>()).add(n);
            return groups;
        }
    }

    public static void main(String[] args) throws Exception {
        Server server = new Server();
        Service stub = (Service) UnicastRemoteObject.exportObject(server, 0);
        Object[] all = {
            new ArrayList<>(List.of(1, 2)), List.of(1, 2, 3), Map.of("k", "v"), new HashMap<>(Map.of("a", 1)), new TreeSet<>(List.of(3, 1, 2)),
            new LinkedHashMap<>(Map.of(1, 2)), new ArrayDeque<>(List.of(1)), new PriorityQueue<>(List.of(2, 1)), new BitSet(), Optional.class,
            new ConcurrentHashMap<>(Map.of(1, "x")), new CopyOnWriteArrayList<>(List.of(1)), Collections.unmodifiableList(new ArrayList<>(List.of(7))),
            Collections.synchronizedMap(new HashMap<>()), new Date(0), new StringBuilder("builder"), java.math.BigInteger.TEN.pow(30), Locale.GERMANY,
            UUID.fromString("00000000-0000-0001-0000-000000000002"), java.time.LocalDate.of(2020, 2, 29), EnumSet.of(TimeUnit.DAYS)
        };
        for (Object x : all) {
            Object y = stub.same(x);
            System.out.println(y.getClass().getSimpleName() + " " + (x.getClass() == y.getClass()) + " " + x.toString().equals(y.toString()));
        }
        System.out.println(stub.grouped(List.of(1, 2, 3, 4)));
        UnicastRemoteObject.unexportObject(server, true);
    }
}
