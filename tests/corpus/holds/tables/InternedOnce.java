// Of two equal strings that two threads intern, exactly one becomes the interned one, and both threads get that one.
public class InternedOnce {
    static String theirs;

    public static void main(String[] args) throws InterruptedException {
        String mine = new StringBuilder("interned-once-").append(args.length).toString();
        String other = new StringBuilder("interned-once-").append(args.length).toString();
        Thread thread = new Thread(() -> theirs = other.intern());
        thread.start();
        String shared = mine.intern();
        thread.join();
        assert shared == theirs;
        assert shared == mine ^ shared == other;
    }
}
