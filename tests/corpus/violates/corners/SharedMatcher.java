// A matcher is not thread-safe: reset by another thread between find and group.
//@ kinds: uncaught
public class SharedMatcher {
    public static void main(String[] args) throws Exception {
        java.util.regex.Matcher m = java.util.regex.Pattern.compile("a").matcher("ba");
        Thread t = new Thread(m::reset);
        t.start();
        if (m.find()) {
            m.group(); //~ uncaught
        }
        t.join();
    }
}
