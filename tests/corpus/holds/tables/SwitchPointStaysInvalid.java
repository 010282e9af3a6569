// An invalid switch point stays invalid: a second call cannot give the first target after a call gave the fallback.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.SwitchPoint;

public class SwitchPointStaysInvalid {
    public static void main(String[] args) throws Throwable {
        SwitchPoint point = new SwitchPoint();
        MethodHandle handle = point.guardWithTest(
                MethodHandles.constant(int.class, 1), MethodHandles.constant(int.class, 2));
        Thread other = new Thread(() -> SwitchPoint.invalidateAll(new SwitchPoint[] {point}));
        other.start();
        int first = (int) handle.invokeExact();
        int second = (int) handle.invokeExact();
        assert first <= second;
        other.join();
        assert (int) handle.invokeExact() == 2;
    }
}
