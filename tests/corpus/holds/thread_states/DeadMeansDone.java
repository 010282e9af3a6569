// A started thread that is no longer alive has done everything; what it wrote happens before the look that found it dead
// (JLS 17.4.4: "detects that T1 has terminated ... by calling T1.isAlive()"), so there is no race either.
//@ flags: --property no-race
public class DeadMeansDone {
    static int result;

    public static void main(String[] args) {
        Thread worker = new Thread(() -> result = 42);
        worker.start();
        while (worker.isAlive()) {
            Thread.yield();
        }
        assert result == 42;
    }
}
