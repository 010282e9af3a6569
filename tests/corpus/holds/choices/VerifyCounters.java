// Counters count along one run: they belong to the state.
//@ stubs: yes
import gov.nasa.jpf.vm.Verify;

public class VerifyCounters {
    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            if (Verify.getBoolean()) {
                Verify.incrementCounter(20);
            } else {
                Verify.setCounter(1, i + 1);
            }
        }
        int yes = Verify.getCounter(20);
        assert yes <= 3 && yes >= 0;
        assert yes == 3 || Verify.getCounter(1) > 0;
        Verify.resetCounter(20);
        assert Verify.getCounter(20) == 0;
    }
}
