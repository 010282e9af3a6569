// asType and explicitCastArguments across all pairs of primitive and wrapper types.
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;

public class AsTypeMatrix {
    static String show(Object o) { return o instanceof Character c ? "c" + (int) c : String.valueOf(o); }

    public static void main(String[] args) throws Throwable {
        Class<?>[] prims = {boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class};
        Object[] vals = {true, (byte) -3, 'A', (short) -300, 70000, 1L << 40, 2.75f, -1e10};
        for (int i = 0; i < prims.length; i++) {
            StringBuilder as = new StringBuilder(), ex = new StringBuilder();
            for (Class<?> to : prims) {
                try { as.append(show(identity(prims[i]).asType(methodType(to, prims[i])).invokeWithArguments(vals[i]))).append(' '); } catch (WrongMethodTypeException e) { as.append("- "); }
                try { ex.append(show(explicitCastArguments(identity(prims[i]), methodType(to, prims[i])).invokeWithArguments(vals[i]))).append(' '); } catch (WrongMethodTypeException e) { ex.append("- "); }
            }
            System.out.println(prims[i] + " asType " + as + "| explicit " + ex);
        }
        MethodHandle idO = identity(Object.class);
        for (int i = 0; i < prims.length; i++) {
            StringBuilder s = new StringBuilder();
            for (Class<?> to : prims) {
                try { s.append(show(idO.asType(methodType(to, Object.class)).invokeWithArguments(vals[i]))).append(' '); } catch (ClassCastException e) { s.append("cce "); }
                try { s.append(show(explicitCastArguments(idO, methodType(to, Object.class)).invokeWithArguments(vals[i]))).append(' '); } catch (ClassCastException e) { s.append("cce "); }
            }
            System.out.println("Object(" + vals[i].getClass().getSimpleName() + ") " + s);
        }
        MethodHandle idI = identity(int.class), idL = identity(Long.class), idS = identity(String.class);
        System.out.println(idI.asType(methodType(Object.class, byte.class)).invoke((byte) 5).getClass().getSimpleName() + " " + idI.asType(methodType(Number.class, Integer.class)).invoke((Integer) 6) + " " + idI.asType(methodType(Comparable.class, short.class)).invoke((short) 7) + " " + idI.asType(methodType(void.class, char.class)).type() + " " + idI.asType(methodType(long.class, Short.class)).invoke((Short) (short) 3));
        System.out.println(idL.asType(methodType(long.class, long.class)).invoke(5L) + " " + idL.asType(methodType(double.class, long.class)).invoke(5L) + " " + idL.asType(methodType(Object.class, Object.class)).invoke((Object) 9L) + " " + idL.asType(methodType(float.class, Long.class)).invoke((Long) 3L));
        System.out.println(idS.asType(methodType(Object.class, Object.class)).invoke((Object) "s") + " " + idS.asType(methodType(CharSequence.class, Comparable.class)).invoke((Comparable) "cs") + " " + zero(int.class).asType(methodType(Object.class)).invoke() + empty(methodType(void.class)).asType(methodType(int.class)).invoke() + empty(methodType(void.class)).asType(methodType(String.class)).invoke() + empty(methodType(void.class)).asType(methodType(boolean.class)).invoke());
        for (MethodType bad : List.of(methodType(int.class, String.class), methodType(Integer.class, long.class), methodType(String.class, int.class), methodType(boolean.class, int.class), methodType(Long.class, int.class), methodType(int.class, Long.class), methodType(int.class, boolean.class))) try { idI.asType(bad); System.out.println(bad + " allowed"); } catch (WrongMethodTypeException e) { System.out.println(e.getMessage()); }
        try { idS.asType(methodType(String.class, Integer.class)).invoke((Integer) 1); System.out.println("?"); } catch (ClassCastException e) { System.out.println("cce"); }
        System.out.println(idI.asType(idI.type()) == idI);
    }
}
