// A program of SV-COMP with a domain for its numbers.
//@ kinds: assertion-failure
//@ flags: --nondet int=0,1,5 --nondet byte=-1..1 --nondet char=a,98 --nondet string=,no,yes
//@ stubs: yes
import org.sosy_lab.sv_benchmarks.Verifier;

public class VerifierDomain {
    public static void main(String[] args) {
        int number = Verifier.nondetInt();
        byte small = Verifier.nondetByte();
        char letter = Verifier.nondetChar();
        String text = Verifier.nondetString();
        Verifier.assume(number > 0);
        assert number != 0;
        if (Verifier.nondetBoolean()) {
            assert !(number == 5 && small == -1 && letter == 'b' && text.equals("yes")); //~ assertion-failure
        }
    }
}
