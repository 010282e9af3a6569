// instanceof, isInstance, isAssignableFrom and casts over a matrix of types, with arrays.
import java.util.*;

public class TypeSystem {
    interface I { } interface J extends I { } static class A implements I { } static class B extends A implements J { } static final class F { } enum E implements I { X } record R() implements J { }
    public static void main(String[] args) {
        Object[] os = {new A(), new B(), new F(), E.X, new R(), new A[0], new B[0], new I[0], new E[0], new A[0][0], new int[0], new int[0][0], new Object[0], "s", 1, 'c', new ArrayList<>(), (Runnable) () -> { }, A.class, null};
        Class<?>[] cs = {Object.class, A.class, B.class, I.class, J.class, F.class, E.class, Enum.class, Record.class, Comparable.class, Cloneable.class, java.io.Serializable.class, Object[].class, A[].class, I[].class, Comparable[].class, Cloneable[].class, Object[][].class, I[][].class, int[].class, int[][].class, Number.class, int.class, Runnable.class, CharSequence.class};
        for (Object o : os) { StringBuilder s = new StringBuilder(); for (Class<?> c : cs) s.append(c.isInstance(o) ? '1' : '0'); System.out.println(s + " " + (o == null ? "null" : o.getClass().isHidden() ? "lambda" : o.getClass().getSimpleName())); }
        for (Class<?> a : cs) { StringBuilder s = new StringBuilder(); for (Class<?> b : cs) s.append(a.isAssignableFrom(b) ? '1' : '0'); System.out.println(s + " " + a.getSimpleName()); }
        int ok = 0, bad = 0; for (Object o : os) for (Class<?> c : cs) try { c.cast(o); ok++; } catch (ClassCastException e) { bad++; } System.out.println(ok + " " + bad);
        Object o = new B[2]; StringBuilder s = new StringBuilder(); s.append(o instanceof A[]).append(o instanceof I[]).append(o instanceof Object[]).append(o instanceof J[]).append(o instanceof Cloneable).append(o instanceof java.io.Serializable); Object p = new int[1][1]; s.append(p instanceof Object[]).append(p instanceof int[][]).append(p instanceof Cloneable[]).append(p instanceof java.io.Serializable[]); System.out.println(s);
        for (int i = 0; i < 7; i++) try { Object[] arr = i < 4 ? new A[1] : i < 6 ? new I[1] : new Object[1][1]; arr[0] = switch (i) { case 0 -> new B(); case 1 -> new F(); case 2 -> null; case 3 -> new A[0]; case 4 -> new R(); case 5 -> "s"; default -> new String[0]; }; System.out.print("stored "); } catch (ArrayStoreException e) { System.out.print(e.getMessage() + " "); } System.out.println();
        System.out.println(int[].class.getSuperclass() + " " + Arrays.toString(A[].class.getInterfaces()) + A[][].class.getComponentType() + I.class.getSuperclass() + int.class.getSuperclass() + B.class.getSuperclass().getSuperclass() + Arrays.toString(B.class.getInterfaces()) + E.X.getClass().getSuperclass());
    }
}
