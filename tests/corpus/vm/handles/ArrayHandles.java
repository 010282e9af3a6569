// Array constructors, lengths, element getters and setters, and array VarHandles.
import java.lang.invoke.*;
import java.util.Arrays;
import static java.lang.invoke.MethodHandles.*;

public class ArrayHandles {
    static void t(Body b) { try { System.out.println(b.run()); } catch (Throwable e) { System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage()); } }
    interface Body { Object run() throws Throwable; }

    public static void main(String[] args) throws Throwable {
        int[] ia = {1, 2, 3};
        String[] sa = {"a", "b"};
        MethodHandle ig = arrayElementGetter(int[].class), is = arrayElementSetter(int[].class), sg = arrayElementGetter(String[].class), ss = arrayElementSetter(String[].class), al = arrayLength(int[].class), ac = arrayConstructor(long[][].class);
        is.invokeExact(ia, 1, 20);
        ss.invoke(sa, 0, "z");
        System.out.println(ig.type() + "" + is.type() + sg.type() + al.type() + ac.type());
        System.out.println((int) ig.invokeExact(ia, 1) + " " + (String) sg.invokeExact(sa, 0) + " " + (int) al.invokeExact(ia) + " " + ((long[][]) ac.invokeExact(3)).length);
        t(() -> ig.invoke(ia, 3));
        t(() -> ig.invoke((int[]) null, 0));
        t(() -> { ss.invoke((Object) new Object[1], 0, "x"); return "?"; });
        t(() -> { arrayElementSetter(Object[].class).invoke(sa, 0, 5); return "?"; });
        t(() -> arrayConstructor(int[].class).invoke(-1));
        t(() -> arrayElementGetter(String.class));
        t(() -> arrayLength(int.class));
        for (Class<?> c : new Class<?>[] {boolean[].class, byte[].class, char[].class, short[].class, int[].class, long[].class, float[].class, double[].class, Object[].class}) {
            Object a = arrayConstructor(c).invoke(2);
            VarHandle v = arrayElementVarHandle(c);
            MethodHandle get = arrayElementGetter(c);
            System.out.println(c.getSimpleName() + " " + v.varType() + v.coordinateTypes() + " " + (get.invoke(a, 1) instanceof Character c0 ? (int) c0 : get.invoke(a, 1)));
        }

    }
}
