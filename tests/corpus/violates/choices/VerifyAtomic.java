// Only one of the two increments is atomic.
//@ kinds: assertion-failure
//@ stubs: yes
import gov.nasa.jpf.vm.Verify;

public class VerifyAtomic {
    static int count;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            Verify.beginAtomic();
            count++;
            Verify.endAtomic();
        });
        other.start();
        count++;
        other.join();
        assert count == 2; //~ assertion-failure
    }
}
