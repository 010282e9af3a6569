// Programs for Java PathFinder run as they are: all its choices, by name.
//@ kinds: assertion-failure
//@ flags: --nondet speed=1..3
//@ stubs: yes
import gov.nasa.jpf.vm.Verify;

public class VerifyChoices {
    public static void main(String[] args) {
        assert Verify.isRunningInJPF();
        boolean a = Verify.getBoolean();
        boolean b = Verify.getBoolean(false);
        int c = Verify.getInt(3, 1);
        int d = Verify.getIntFromList(7, 5);
        double e = Verify.getDoubleFromList(0.5, 2.5);
        int f = Verify.getInt("speed");
        int g = Verify.random(1);
        Verify.ignoreIf(c == 1);
        assert c != 1;
        boolean last = a && !b && c == 3 && d == 5 && e == 2.5 && f == 3 && g == 1;
        assert !last; //~ assertion-failure
    }
}
