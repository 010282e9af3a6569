// The actors of the example and their interfaces.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

interface Ref {
    boolean tell(Object m);

    CompletableFuture<Object> ask(Object m);
}

interface Actor {
    Object receive(Object m);

    default void restarted(RuntimeException why) {
    }
}

class Counter implements Actor {
    private long total;
    private int count;

    @Override
    public Object receive(Object m) {
        if (m instanceof Integer i) {
            total += i;
            count++;
            return null;
        }
        return m.equals("total") ? (Object) total : count;
    }
}

class Adder implements Actor {
    private final Ref target;

    Adder(Ref t) {
        target = t;
    }

    @Override
    public Object receive(Object m) {
        if (m instanceof Integer i) target.tell(i * 2);
        return "flushed";
    }
}

class Recorder implements Actor {
    private final List<Object> seen = new ArrayList<>();

    @Override
    public Object receive(Object m) {
        if (m.equals("all")) return List.copyOf(seen);
        seen.add(m);
        return null;
    }
}

class Fragile implements Actor {
    private int sum;

    @Override
    public Object receive(Object m) {
        if (m.equals("sum")) return sum;
        sum += (Integer) m;
        return sum;
    }

    @Override
    public void restarted(RuntimeException why) {
        sum = 1000;
    }
}

class Ponger implements Actor {
    record Ball(int left, Ref to, Ref from, CompletableFuture<Object> done) { }

    private int hits;

    @Override
    public Object receive(Object m) {
        Ball b = (Ball) m;
        hits++;
        if (b.left() == 0) b.done().complete("game over after " + hits + " hits here");
        else b.to().tell(new Ball(b.left() - 1, b.from(), b.to(), b.done()));
        return null;
    }
}
