// The same in ordered time, where a sleep ends only when nothing else can run.
//@ flags: --time=ordered
public class SleepAsJoinOrdered {
    static volatile boolean done;

    public static void main(String[] args) throws Exception {
        new Thread(() -> done = true).start();
        Thread.sleep(1000);
        assert done;
    }
}
