// A small actor system in several files: mailboxes, supervision, ask with futures, ordered delivery per sender.
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

public class Main {
    public static void main(String[] args) throws Exception {
        try (ActorSystem sys = new ActorSystem(3)) {
            Ref counter = sys.spawn("counter", new Counter());
            List<Ref> adders = new ArrayList<>();
            for (int i = 0; i < 4; i++) adders.add(sys.spawn("adder" + i, new Adder(counter)));
            for (int round = 0; round < 25; round++) for (Ref a : adders) a.tell(round);
            for (Ref a : adders) a.ask("flush").get(10, TimeUnit.SECONDS);
            System.out.println("total " + counter.ask("total").get(10, TimeUnit.SECONDS));
            System.out.println("messages " + counter.ask("count").get(10, TimeUnit.SECONDS));

            Ref recorder = sys.spawn("recorder", new Recorder());
            for (int i = 0; i < 10; i++) recorder.tell("m" + i);
            System.out.println(recorder.ask("all").get(10, TimeUnit.SECONDS));

            Ref fragile = sys.spawn("fragile", new Fragile());
            fragile.tell(4);
            fragile.tell("bad");
            fragile.tell(5);
            System.out.println("after restart " + fragile.ask("sum").get(10, TimeUnit.SECONDS));
            System.out.println("restarts " + new TreeMap<>(sys.restarts()));

            Ref ping = sys.spawn("ping", new Ponger());
            Ref pong = sys.spawn("pong", new Ponger());
            CompletableFuture<Object> done = new CompletableFuture<>();
            ping.tell(new Ponger.Ball(20, pong, ping, done));
            System.out.println(done.get(10, TimeUnit.SECONDS));
            Ref stopped = sys.spawn("stopped", new Recorder());
            sys.stop(stopped);
            System.out.println("dead letter " + stopped.tell("lost") + " " + sys.deadLetters());
            try {
                sys.spawn("ping", new Ponger());
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println("closed");
    }
}
