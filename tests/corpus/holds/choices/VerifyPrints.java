// Printing, and the questions that have one answer.
//@ stubs: yes
//@ flags: --outputs
//@ output: a : 1\nbc\nmain: d
import gov.nasa.jpf.vm.Verify;

public class VerifyPrints {
    static boolean asked() {
        return Verify.isCalledFromClass("VerifyPrints");
    }

    public static void main(String[] args) {
        Verify.print("a", 1);
        Verify.println("");
        Verify.print("b", "c");
        Verify.println("");
        Verify.threadPrintln("d");
        assert asked();
        Verify.interesting(false);
        Verify.breakTransition("here");
    }
}
