// Nobody wakes a thread that sleeps without an end.
//@ kinds: deadlock
public class SleepForeverMain {
    public static void main(String[] args) throws Exception {
        Thread.sleep(Long.MAX_VALUE);
    }
}
