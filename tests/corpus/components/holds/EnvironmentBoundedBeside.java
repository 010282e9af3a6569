// A bound on what may be repeated holds also while another call is under way that is not
// bounded: the environment waits for its end instead of going on without end. What is noted is
// kept, so without a bound the states would never come to an end; with two calls of note the list
// is never longer than two.
//@ frame: EnvironmentBoundedBeside.bp
//@ environment: yes
//@ flags: --protocol-repeat 2
import java.util.ArrayList;
import java.util.List;

public class EnvironmentBoundedBeside implements In, Log {
    private final List<Integer> notes = new ArrayList<>();
    private boolean open;

    public synchronized void open() {
        open = true;
    }

    public synchronized void close() {
        open = false;
    }

    public synchronized void note() {
        notes.add(notes.size());
        assert notes.size() <= 2;
    }
}

interface In {
    void open();

    void close();
}

interface Log {
    void note();
}
