// Generic signatures: parameterized types, variables, wildcards, arrays, owners.
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

public class GenericTypes {
    static class Box<T extends Comparable<? super T> & java.io.Serializable> { T t; List<T>[] arr; Map<String, ? extends List<? super T>> map; T[][] tt; class In<Q> { Map<T, Q> m; } In<String> in; static class SN<Z> { } SN<? extends Number> sn; int plain; int[] pa; }
    interface Rec<E extends Rec<E>> { }
    static class Impl implements Rec<Impl>, Function<List<String>, Map<Integer, int[]>> { public Map<Integer, int[]> apply(List<String> l) { return null; } }
    static abstract class StrList extends AbstractCollection<String> implements Comparator<Map.Entry<String, ?>> { }
    static <A, B extends A, C extends Exception & Runnable> List<? extends B> meth(A a, B[] b, Set<?> s, Class<? super C>... v) throws C { return null; }
    <X> GenericTypes(X x, List<X> l) { }

    static String d(Type t) {
        if (t instanceof Class) return "C:" + ((Class<?>) t).getSimpleName();
        if (t instanceof ParameterizedType) { ParameterizedType p = (ParameterizedType) t; StringBuilder s = new StringBuilder("P:" + d(p.getRawType()) + "<"); for (Type a : p.getActualTypeArguments()) s.append(d(a)).append(";"); return s + ">own=" + p.getOwnerType(); }
        if (t instanceof TypeVariable) return "V:" + t + "@" + ((TypeVariable<?>) t).getGenericDeclaration().getClass().getSimpleName();
        if (t instanceof WildcardType) return "W:" + Arrays.toString(((WildcardType) t).getUpperBounds()) + Arrays.toString(((WildcardType) t).getLowerBounds());
        if (t instanceof GenericArrayType) return "A:" + d(((GenericArrayType) t).getGenericComponentType());
        return "?";
    }

    public static void main(String[] args) throws Exception {
        for (String n : "t arr map tt in sn plain pa".split(" ")) { Field f = Box.class.getDeclaredField(n); System.out.println(n + ": " + f.getGenericType() + " | " + d(f.getGenericType()) + " | " + f.getType().getName() + " | " + f.getGenericType().getTypeName()); }
        for (TypeVariable<?> v : Box.class.getTypeParameters()) System.out.println(v + " " + Arrays.toString(v.getBounds()) + d(v.getBounds()[0]) + v.getName());
        System.out.println(Arrays.toString(Rec.class.getTypeParameters()[0].getBounds()) + " " + Box.In.class.getDeclaredField("m").getGenericType());
        for (Type t : Impl.class.getGenericInterfaces()) System.out.println(t + " " + d(t));
        System.out.println(d(StrList.class.getGenericSuperclass()) + " " + Arrays.toString(StrList.class.getGenericInterfaces()));
        for (Method m : GenericTypes.class.getDeclaredMethods()) if (m.getName().equals("meth")) { System.out.println(m.toGenericString()); System.out.println(m); for (Type t : m.getGenericParameterTypes()) System.out.println("  " + t + " " + d(t)); System.out.println("  " + d(m.getGenericReturnType()) + Arrays.toString(m.getGenericExceptionTypes()) + Arrays.toString(m.getTypeParameters()) + Arrays.toString(m.getTypeParameters()[2].getBounds())); }
        Constructor<?> c = GenericTypes.class.getDeclaredConstructors()[0];
        System.out.println(c.toGenericString() + " " + Arrays.toString(c.getGenericParameterTypes()));
        Type sup = new ArrayList<Map<String, List<? extends Number[]>>>() { }.getClass().getGenericSuperclass();
        System.out.println(sup + " " + d(sup));
        Field f1 = Box.class.getDeclaredField("sn");
        System.out.println(f1.getGenericType().equals(Box.class.getDeclaredField("sn").getGenericType()) + " " + (f1.getGenericType().hashCode() == Box.class.getDeclaredField("sn").getGenericType().hashCode()) + Box.class.getTypeParameters()[0].equals(Box.class.getTypeParameters()[0]));
        System.out.println(Collections.class.getMethod("max", Collection.class).toGenericString());
        System.out.println(Map.class.getMethod("merge", Object.class, Object.class, BiFunction.class).toGenericString());
        System.out.println(Enum.class.toGenericString() + " " + Class.class.toGenericString() + HashMap.class.getGenericSuperclass() + Map.Entry.class.toGenericString());
    }
}
