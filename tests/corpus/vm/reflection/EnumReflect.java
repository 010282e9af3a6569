// Enums seen by reflection: constants with bodies, hidden members, valueOf, switch maps.
import java.lang.reflect.*;
import java.util.*;

public class EnumReflect {
    interface Tagged { String tag(); }
    enum Plain { A, B }
    enum Rich implements Tagged { ONE(1) { @Override int twice() { return 2; } }, TWO(2) { @Override int twice() { return 4; } public String extra() { return "x"; } }; private final int v; static int count; Rich(int v) { this.v = v; } abstract int twice(); public String tag() { return name() + v; } }
    enum Empty { }

    static <E extends Enum<E>> String all(Class<E> c) { StringBuilder s = new StringBuilder(); for (E e : EnumSet.allOf(c)) s.append(e.ordinal()).append(e).append(' '); return s.toString(); }
    static <E extends Enum<E>> Map<String, E> index(Class<E> c) { Map<String, E> m = new TreeMap<>(); for (E e : c.getEnumConstants()) m.put(e.name().toLowerCase(), e); return m; }

    public static void main(String[] args) throws Exception {
        for (Class<?> c : new Class<?>[] {Plain.class, Rich.class, Empty.class, Rich.ONE.getClass(), Thread.State.class}) {
            TreeSet<String> ms = new TreeSet<>(), fs = new TreeSet<>();
            if (c.getName().startsWith("Enum")) for (Method m : c.getDeclaredMethods()) if (!m.isSynthetic()) ms.add(Modifier.toString(m.getModifiers()) + " " + m.getReturnType().getSimpleName() + " " + m.getName());
            if (c.getName().startsWith("Enum")) for (Field f : c.getDeclaredFields()) if (!f.isSynthetic()) fs.add(f.getName() + f.isEnumConstant() + Modifier.toString(f.getModifiers()));
            System.out.println(c.getName() + " " + c.isEnum() + " " + c.getSuperclass().getSimpleName() + " " + Modifier.toString(c.getModifiers()) + " " + (c.getEnumConstants() == null ? null : c.getEnumConstants().length) + " " + ms + fs);
        }
        System.out.println(all(Plain.class) + all(Rich.class) + all(Empty.class) + index(Rich.class));
        Object[] vs = (Object[]) Rich.class.getMethod("values").invoke(null);
        vs[0] = null;
        System.out.println(Rich.values()[0] + " " + Rich.class.getMethod("valueOf", String.class).invoke(null, "TWO") + " " + Rich.ONE.getClass().isAnonymousClass() + Rich.ONE.getClass().getEnclosingClass());
        Constructor<?> k = Plain.class.getDeclaredConstructors()[0];
        k.setAccessible(true);
        System.out.println(Modifier.toString(k.getModifiers()) + Arrays.toString(k.getParameterTypes()));
        try { k.newInstance("C", 2); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(Rich.TWO.getClass().getMethod("extra").getName() + " " + Rich.class.getDeclaredField("v").getInt(Rich.TWO) + Rich.valueOf("ONE").tag() + Rich.ONE.twice());
        try { Enum.valueOf((Class) String.class, "x"); } catch (RuntimeException e) { System.out.println(e.getClass().getSimpleName()); }
        System.out.println(Rich.TWO.getDeclaringClass() + " " + Rich.TWO.compareTo(Rich.ONE) + " " + Rich.TWO.hashCode() % 1 + Rich.valueOf("TWO").equals(Rich.TWO));
        EnumMap<Plain, List<Rich>> em = new EnumMap<>(Plain.class);
        em.computeIfAbsent(Plain.B, x -> new ArrayList<>()).add(Rich.ONE); em.put(Plain.A, List.of());
        System.out.println(em + " " + em.equals(new HashMap<>(em)) + em.keySet().iterator().next());
        try { ((Map) em).put("x", null); } catch (ClassCastException e) { System.out.println("cce"); }
        Object o = Array.newInstance(Plain.class, 2);
        Array.set(o, 1, Plain.A);
        System.out.println(Arrays.toString((Plain[]) o) + Plain[].class.getName());
        try { Plain.A.getClass().getMethod("clone"); } catch (NoSuchMethodException e) { System.out.println("no public clone"); }
        System.out.println(Collections.max(EnumSet.of(Rich.ONE, Rich.TWO)) + " " + EnumSet.range(Thread.State.BLOCKED, Thread.State.TIMED_WAITING));
    }
}
