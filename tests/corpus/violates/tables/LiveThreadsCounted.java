// The number of live threads of a group changes as threads end.
//@ kinds: assertion-failure
public class LiveThreadsCounted {
    public static void main(String[] args) {
        new Thread(() -> { }).start();
        int first = Thread.activeCount();
        int second = Thread.activeCount();
        assert first == second; //~ assertion-failure
    }
}
