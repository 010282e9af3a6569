// Two threads take turns by a monitor. Nobody looked for races, so the verdict is about interleavings only.
//@ note: sequential consistency; data races
//@ no-note: Java memory model
public class RacesNotLookedFor {
    static int count;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(RacesNotLookedFor::add);
        other.start();
        add();
        other.join();
        assert count == 2;
    }

    static synchronized void add() {
        count++;
    }
}
