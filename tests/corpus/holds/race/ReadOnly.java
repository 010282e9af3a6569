// Two threads read what main wrote before it started them. Reads do not race with reads.
//@ flags: --property no-race
public class ReadOnly {
    static int value;

    public static void main(String[] args) {
        value = 7;
        Runnable read = () -> {
            assert value == 7;
        };
        new Thread(read).start();
        new Thread(read).start();
    }
}
