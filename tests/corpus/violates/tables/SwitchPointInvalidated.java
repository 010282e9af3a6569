// A thread calls through a switch point while another one invalidates it: the call may give the fallback.
//@ kinds: assertion-failure
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.SwitchPoint;

public class SwitchPointInvalidated {
    static volatile int result;

    public static void main(String[] args) throws Throwable {
        SwitchPoint point = new SwitchPoint();
        MethodHandle handle = point.guardWithTest(
                MethodHandles.constant(int.class, 1), MethodHandles.constant(int.class, 2));
        new Thread(() -> SwitchPoint.invalidateAll(new SwitchPoint[] {point})).start();
        int got = (int) handle.invokeExact();
        assert got == 1; //~ assertion-failure
    }
}
