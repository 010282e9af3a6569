// getOpaque and setOpaque of an element are atomic each, but not together.
//@ kinds: assertion-failure
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleElementOpaque {
    static final VarHandle CELLS = MethodHandles.arrayElementVarHandle(short[].class);
    static final short[] cells = new short[2];

    static void increment() {
        CELLS.setOpaque(cells, 1, (short) ((short) CELLS.getOpaque(cells, 1) + 1));
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(VarHandleElementOpaque::increment);
        other.start();
        increment();
        other.join();
        assert cells[1] == 2; //~ assertion-failure
    }
}
