// Plain accesses to an element through a VarHandle race like those by bytecode.
//@ kinds: race
//@ flags: --property no-race
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleElementRace {
    static final VarHandle CELLS = MethodHandles.arrayElementVarHandle(double[].class);
    static final double[] cells = new double[1];

    public static void main(String[] args) {
        new Thread(() -> {
            CELLS.set(cells, 0, 1.0); //~ race
        }).start();
        double seen = (double) CELLS.get(cells, 0); //~ race
    }
}
