// VarHandles adapted by inserting, filtering, permuting, dropping and collecting coordinates.
//@ jdk: 22+
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;

public class VarHandleAdapters {
    static int add(int a, int b) { return a + b; }

    public static void main(String[] args) throws Throwable {
        Lookup l = lookup();
        MethodHandle add = l.findStatic(VarHandleAdapters.class, "add", methodType(int.class, int.class, int.class));
        VarHandle arr = arrayElementVarHandle(int[].class);
        VarHandle first = insertCoordinates(arr, 1, 0);
        int[] data = {5, 6};
        System.out.println((int) first.getAndAdd(data, 10) + " " + data[0] + " " + first.coordinateTypes());
        VarHandle strs = filterValue(arr, l.findStatic(Integer.class, "parseInt", methodType(int.class, String.class)), l.findStatic(Integer.class, "toString", methodType(String.class, int.class)));
        strs.set(data, 1, "77");
        System.out.println((String) strs.get(data, 1) + data[1] + strs.varType());
        VarHandle perm = permuteCoordinates(arr, List.of(int.class, int[].class), 1, 0);
        System.out.println((int) perm.get(1, data) + " " + perm.coordinateTypes());
        VarHandle byLen = filterCoordinates(arr, 1, l.findVirtual(String.class, "length", methodType(int.class)));
        System.out.println((int) byLen.getAndSet(data, "x", 3) + " " + data[1]);
        VarHandle drop = dropCoordinates(first, 0, Object.class);
        drop.setVolatile("ignored", data, 1);
        System.out.println(data[0] + " " + drop.coordinateTypes());
        VarHandle coll = collectCoordinates(arr, 1, add);
        System.out.println((int) coll.get(data, 0, 1) + " " + coll.coordinateTypes());
        try { insertCoordinates(arr, 0, "no array"); } catch (RuntimeException e) { System.out.println(e.getClass().getSimpleName()); }
        try { filterValue(arr, add, add); } catch (RuntimeException e) { System.out.println(e.getClass().getSimpleName()); }
    }
}
