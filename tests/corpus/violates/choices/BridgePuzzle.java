// Four people cross a bridge by night, two at a time; "nobody manages within 17 minutes" is wrong.
//@ kinds: always
//@ stubs: yes
import java.util.*;
import heddle.Heddle;

public class BridgePuzzle {
    static final int[] TIMES = {1, 2, 5, 10};
    public static void main(String[] args) {
        boolean[] over = new boolean[4];
        boolean light = false;
        int total = 0;
        while (true) {
            List<Integer> here = new ArrayList<>();
            for (int i = 0; i < 4; i++) if (over[i] == light) here.add(i);
            int a, b;
            if (!light) {
                a = Heddle.choose(here.size());
                b = Heddle.choose(here.size());
            } else {
                a = b = Heddle.choose(here.size());
            }
            Heddle.assume(a <= b);
            a = here.get(a);
            b = here.get(b);
            over[a] = !light;
            over[b] = !light;
            light = !light;
            total += Math.max(TIMES[a], TIMES[b]);
            Heddle.assume(total <= 17);
            boolean all = over[0] && over[1] && over[2] && over[3];
            Heddle.always(!all, "somebody stays behind");
            if (all) return;
        }
    }
}
