// A line with the time and a count of rounds is formatted and printed without end, while another thread turns a flag on and off:
// asked a second time, outside the block, the flag may be another.
//@ kinds: assertion-failure
public class NumbersFormattedInALoopCrowded {
    static volatile boolean on;

    public static void main(String[] args) {
        int rounds = 0;
        new Thread(() -> {
            while (true) {
                on = !on;
            }
        }).start();
        while (true) {
            boolean seen = on;
            System.out.println(String.format("%tT %5d %b", System.currentTimeMillis(), ++rounds, seen));
            assert seen == on; //~ assertion-failure
        }
    }
}
