// `intern` gives the string that was interned first (javadoc). Two threads intern equal strings made at run time; whoever
// comes second does not get its own object back. So that the first one always does is wrong (seen on java).
//@ kinds: assertion-failure
public class WhoInternsFirst {
    public static void main(String[] args) throws InterruptedException {
        String mine = new StringBuilder("who-interns-").append(args.length).toString();
        String other = new StringBuilder("who-interns-").append(args.length).toString();
        Thread thread = new Thread(() -> other.intern());
        thread.start();
        String shared = mine.intern();
        thread.join();
        assert shared == mine; //~ assertion-failure
    }
}
