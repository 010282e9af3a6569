// Two blocks, of which only one is atomic: the other may be interrupted.
//@ kinds: assertion-failure
//@ stubs: yes
import heddle.Heddle;

public class AtomicForgotten {
    static int count;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> Heddle.atomic(() -> count++));
        other.start();
        count++;
        other.join();
        assert count == 2; //~ assertion-failure
    }
}
