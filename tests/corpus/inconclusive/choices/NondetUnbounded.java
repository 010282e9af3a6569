// A number without bounds and without a domain ends the run by name.
//@ stubs: yes
//@ reason: Verifier.nondetInt: no domain configured
import org.sosy_lab.sv_benchmarks.Verifier;

public class NondetUnbounded {
    public static void main(String[] args) {
        assert Verifier.nondetInt() != 5;
    }
}
