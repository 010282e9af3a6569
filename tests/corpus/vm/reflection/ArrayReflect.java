// java.lang.reflect.Array for all component types and its exceptions.
import java.lang.reflect.Array;
import java.util.Arrays;

public class ArrayReflect {
    static void t(String n, Body b) { try { System.out.println(n + " " + b.run()); } catch (Throwable e) { System.out.println(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage()); } }
    interface Body { Object run() throws Exception; }

    public static void main(String[] args) {
        for (Class<?> c : new Class<?>[] {boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class, String.class, int[].class}) {
            Object a = Array.newInstance(c, 3);
            System.out.println(a.getClass().getName() + " " + Array.getLength(a) + " " + (c == char.class ? (Object) (int) Array.getChar(a, 0) : Array.get(a, 0)) + " " + a.getClass().getComponentType());
        }
        int[] ia = (int[]) Array.newInstance(int.class, 2);
        Array.set(ia, 0, 5); Array.setInt(ia, 1, 6); Array.set(ia, 0, (short) 7); Array.setByte(ia, 1, (byte) 8); Array.setChar(ia, 1, 'a');
        System.out.println(Arrays.toString(ia) + Array.getInt(ia, 0) + Array.getLong(ia, 0) + Array.getDouble(ia, 1) + Array.get(ia, 1).getClass());
        Object m = Array.newInstance(String.class, 2, 3, 0);
        System.out.println(m.getClass().getName() + " " + Array.getLength(Array.get(m, 1)) + Arrays.deepToString((Object[]) m));
        Object[] oa = (Object[]) Array.newInstance(Number.class, 1);
        Array.set(oa, 0, 3.5);
        System.out.println(oa[0]);
        t("bad store", () -> { Array.set(oa, 0, "s"); return "?"; });
        t("bad int", () -> { Array.set(ia, 0, 5L); return "?"; });
        t("bad int2", () -> { Array.set(ia, 0, "5"); return "?"; });
        t("null int", () -> { Array.set(ia, 0, null); return "?"; });
        t("oob", () -> Array.get(ia, 2));
        t("oob set", () -> { Array.setInt(ia, -1, 2); return "?"; });
        t("not array", () -> Array.getLength("str"));
        t("not array get", () -> Array.get("str", 0));
        t("null array", () -> Array.getLength(null));
        t("neg", () -> Array.newInstance(int.class, -1));
        t("neg multi", () -> Array.newInstance(int.class, 1, -1));
        t("void", () -> Array.newInstance(void.class, 1));
        t("null type", () -> Array.newInstance(null, 1));
        t("no dims", () -> Array.newInstance(int.class, new int[0]));
        t("too many dims", () -> Array.newInstance(int.class, new int[256]));
        t("255 dims", () -> Array.newInstance(int.class, new int[255]).getClass().getName().length());
        t("getInt long[]", () -> Array.getInt(new long[1], 0));
        t("getLong int[]", () -> Array.getLong(new int[] {4}, 0));
        t("getBoolean", () -> Array.getBoolean(new boolean[] {true}, 0));
        t("getBoolean int", () -> Array.getBoolean(new int[1], 0));
        t("setBoolean", () -> { boolean[] z = new boolean[1]; Array.setBoolean(z, 0, true); return z[0]; });
        t("setFloat double[]", () -> { double[] z = new double[1]; Array.setFloat(z, 0, 1.5f); return z[0]; });
        t("setDouble float[]", () -> { float[] z = new float[1]; Array.setDouble(z, 0, 1.5); return z[0]; });
        t("getInt Integer[]", () -> Array.getInt(new Integer[] {1}, 0));
        t("array type", () -> int.class.arrayType().arrayType().getName() + String[][].class.componentType() + Object[].class.isAssignableFrom(String[].class) + Object[].class.isAssignableFrom(int[].class) + Object.class.isAssignableFrom(int[].class) + Cloneable.class.isAssignableFrom(int[].class) + Arrays.toString(int[].class.getInterfaces()) + int[].class.getSuperclass() + java.lang.reflect.Modifier.toString(int[].class.getModifiers()));
        t("forName", () -> Class.forName("[I") + " " + Class.forName("[[Ljava.lang.String;") + Class.forName("[LArrayReflect;").getComponentType());
        t("forName bad", () -> Class.forName("[Q"));
        t("forName int", () -> Class.forName("int"));
        t("forName bad2", () -> Class.forName("[LNoSuch;"));
        t("forName src", () -> Class.forName("java.lang.String[]"));
        t("load arr", () -> ClassLoader.getSystemClassLoader().loadClass("[I"));
    }
}
