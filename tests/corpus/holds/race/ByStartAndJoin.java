// start and join order main's accesses before and after those of the thread.
//@ flags: --property no-race
public class ByStartAndJoin {
    static int value;

    public static void main(String[] args) throws Exception {
        value = 1;
        Thread other = new Thread(() -> value++);
        other.start();
        other.join();
        value++;
        assert value == 3;
    }
}
