// Marks never fail a check; the ones that are never true or never reached are noted.
//@ stubs: yes
import heddle.Heddle;

public class Marks {
    public static void main(String[] args) {
        int value = Heddle.choose(3);
        Heddle.always(value < 3, "below");
        Heddle.sometimes(value == 2, "top");
        Heddle.sometimes(value == 3, "beyond");
        Heddle.reachable("here");
        if (value == 3) Heddle.reachable("nowhere");
    }
}
