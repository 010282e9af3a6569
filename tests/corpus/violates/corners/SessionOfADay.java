// A session lasts a day. It is looked up, and before it is used again the day may be over: a thread can be stopped as long as
// you like.
//@ kinds: assertion-failure
public class SessionOfADay {
    static final long DAY = 24L * 60 * 60 * 1000;
    public static void main(String[] args) {
        long created = System.currentTimeMillis();
        boolean first = System.currentTimeMillis() - created < DAY;
        boolean second = System.currentTimeMillis() - created < DAY;
        assert !first || second; //~ assertion-failure
    }
}
