// An element of a plain array is changed through a VarHandle by one thread and read plainly by the other.
//@ kinds: race
//@ flags: --property no-race
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class AtomicArrayOfPlain {
    static final VarHandle ELEMENTS = MethodHandles.arrayElementVarHandle(int[].class);

    public static void main(String[] args) {
        int[] array = new int[1];
        new Thread(() -> ELEMENTS.getAndAdd(array, 0, 1)).start();
        int seen = array[0]; //~ race
        assert seen == 0 || seen == 1;
    }
}
