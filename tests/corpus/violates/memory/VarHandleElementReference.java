// The element of the array is tested and read again through a VarHandle; in between it is cleared.
//@ kinds: uncaught
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleElementReference {
    static final VarHandle SLOTS = MethodHandles.arrayElementVarHandle(String[].class);
    static final String[] slots = {"full"};

    public static void main(String[] args) {
        new Thread(() -> SLOTS.setVolatile(slots, 0, (String) null)).start();
        if (SLOTS.getVolatile(slots, 0) != null) {
            ((String) SLOTS.getVolatile(slots, 0)).length(); //~ uncaught
        }
    }
}
