// A class file with one byte changed: it links, or fails with the error that java gives.
//@ args: 6000
import java.io.InputStream;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TimerTask;
import java.util.TreeMap;
import java.util.function.IntFunction;

public class DamagedClass {
    public static void main(String[] args) throws Exception {
        int rounds = Integer.parseInt(args[0]);
        byte[] valid;
        try (InputStream in = DamagedClass.class.getResourceAsStream("Victim.class")) {
            valid = in.readAllBytes();
        }
        System.out.println("undamaged: " + link(valid));
        Map<String, Integer> counts = new TreeMap<>();
        int seed = 7;
        for (int round = 0; round < rounds; round++) {
            byte[] bytes = valid.clone();
            seed = seed * 1103515245 + 12345;
            int at = (seed >>> 8) % bytes.length;
            seed = seed * 1103515245 + 12345;
            int change = seed >>> 16;
            bytes[at] = switch (change & 3) {
                case 0 -> (byte) (bytes[at] + 1);
                case 1 -> (byte) (bytes[at] - 1);
                case 2 -> (byte) (bytes[at] ^ 1 << (change >> 2 & 7));
                default -> (byte) (change >> 2);
            };
            String result = link(bytes);
            counts.merge(result, 1, Integer::sum);
            System.out.println(at + " " + (valid[at] & 255) + "->" + (bytes[at] & 255) + " " + result);
        }
        System.out.println(counts);
    }

    /** Links the class, which has no initialiser, so that none of its code runs. */
    static String link(byte[] bytes) {
        try {
            Class<?> type = Class.forName("Victim", true, new Loader(bytes));
            int methods = type.getDeclaredMethods().length;
            return "links, " + methods + " methods, " + type.getDeclaredFields().length + " fields";
        } catch (Throwable e) {
            return e.getClass().getName();
        }
    }

    static class Loader extends ClassLoader {
        private final byte[] bytes;

        Loader(byte[] bytes) {
            super(DamagedClass.class.getClassLoader());
            this.bytes = bytes;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                if (!name.equals("Victim")) {
                    return super.loadClass(name, resolve);
                }
                Class<?> loaded = findLoadedClass(name);
                return loaded != null ? loaded : defineClass(name, bytes, 0, bytes.length);
            }
        }
    }
}

/** A class with some of everything, but without an initialiser. */
abstract class Victim extends TimerTask implements Comparator<Victim>, Cloneable {
    static final int CONSTANT = 77;
    static final String TEXT = "text";
    protected long number;
    private double[] values;
    transient volatile Object other;

    @interface Mark {
        int value() default 3;
    }

    @Mark(5)
    int loop(int count) {
        int sum = 0;
        for (int i = 0; i < count; i++) {
            if (i % 3 == 0) {
                sum += i;
            } else {
                sum ^= CONSTANT * i;
            }
        }
        return sum;
    }

    static long wide(long a, double b, float c) {
        long result = a + (long) b * (int) c;
        return result >>> 3 > 5L ? -result : result;
    }

    String choose(int key, Object value) {
        switch (key) {
            case 1:
                return "one";
            case 2:
            case 3:
                return String.valueOf(value);
            case 1000:
                return TEXT + key + value;
            default:
                break;
        }
        return value instanceof String text ? text : null;
    }

    synchronized Object guarded(Object lock) throws InterruptedException {
        synchronized (lock) {
            try {
                lock.wait(1);
                return values[2];
            } catch (IllegalMonitorStateException | NullPointerException e) {
                number++;
                throw e;
            } finally {
                other = lock;
            }
        }
    }

    int[][] arrays(int size) {
        int[][] result = new int[size][3];
        result[0] = new int[] {1, 2, 3};
        byte[] bytes = {4};
        bytes[0] += result[0][1];
        values = new double[bytes.length];
        return result;
    }

    IntFunction<String> lambda(List<String> names) {
        return index -> names.get(index) + number;
    }

    @Override
    public int compare(Victim left, Victim right) {
        return Long.compare(left.number, right.number);
    }

    abstract void missing(int a, String b) throws Exception;
}
