// Nobody can cross in 16 minutes.
//@ stubs: yes
import java.util.*;
import heddle.Heddle;

public class BridgeTooShort {
    static final int[] TIMES = {1, 2, 5, 10};
    public static void main(String[] args) {
        boolean[] over = new boolean[4];
        boolean light = false;
        int total = 0;
        while (true) {
            List<Integer> here = new ArrayList<>();
            for (int i = 0; i < 4; i++) if (over[i] == light) here.add(i);
            int a = Heddle.choose(here.size());
            int b = light ? a : Heddle.choose(here.size());
            Heddle.assume(a <= b);
            a = here.get(a);
            b = here.get(b);
            over[a] = !light;
            over[b] = !light;
            light = !light;
            total += Math.max(TIMES[a], TIMES[b]);
            Heddle.assume(total <= 16);
            Heddle.always(!(over[0] && over[1] && over[2] && over[3]), "somebody stays behind");
        }
    }
}
