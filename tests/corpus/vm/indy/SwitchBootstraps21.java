// SwitchBootstraps called by hand: type, string, integer and enum labels with restarts.
//@ jdk: 21+
import java.lang.invoke.*;
import java.lang.runtime.SwitchBootstraps;
import java.util.List;

public class SwitchBootstraps21 {
    enum E { A, B, C }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodType t = MethodType.methodType(int.class, Object.class, int.class);
        MethodHandle ts = SwitchBootstraps.typeSwitch(l, "s", t, String.class, 42, "lit", Integer.class, List.class, Number.class).getTarget();
        for (Object o : new Object[] {"x", "lit", 42, 7, 1.5, List.of(), 'c', null}) { StringBuilder s = new StringBuilder(); for (int from = 0; from <= 6; from++) s.append((int) ts.invokeExact(o, from)).append(' '); System.out.println(o + ": " + s); }
        MethodHandle es = SwitchBootstraps.enumSwitch(l, "e", MethodType.methodType(int.class, E.class, int.class), "B", E.class, "A", "NOPE").getTarget();
        for (E e : E.values()) { for (int from = 0; from <= 4; from++) System.out.print((int) es.invokeExact(e, from) + " "); System.out.print("| "); }
        System.out.println((int) es.invokeExact((E) null, 0));
        MethodHandle none = SwitchBootstraps.typeSwitch(l, "s", t).getTarget();
        System.out.println((int) none.invokeExact((Object) "a", 0) + " " + (int) none.invokeExact((Object) null, 0));
        try { int r = (int) ts.invokeExact((Object) "x", 7); System.out.println(r); } catch (IndexOutOfBoundsException e) { System.out.println("index"); }
        try { int r = (int) ts.invokeExact((Object) "x", -1); System.out.println(r); } catch (IndexOutOfBoundsException e) { System.out.println("index"); }
        for (int k = 0; k < 3; k++) try { switch (k) { case 0: SwitchBootstraps.typeSwitch(l, "s", MethodType.methodType(void.class, Object.class, int.class), String.class); break; case 1: SwitchBootstraps.typeSwitch(l, "s", t, new Object()); break; default: SwitchBootstraps.enumSwitch(l, "s", t, "A"); } System.out.println("ok"); } catch (IllegalArgumentException e) { System.out.println("IAE"); } catch (NullPointerException e) { System.out.println("NPE"); }
    }
}
