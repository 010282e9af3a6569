// On every path the program's loader is asked anew for the classes that code of its own refers to,
// and a proxy class is defined anew.
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Proxy;

public class OwnLoader {
    static volatile int shared;
    public static int asked;

    public static class Helper {
        static int initialized;
        static { initialized = asked; }
        static int give() { return initialized; }
    }

    public static class Work implements Runnable {
        public void run() {
            // Asked for Work and then for Helper.
            if (asked != 1 || Helper.give() != 2 || !((Object) new Helper() instanceof Helper)) {
                throw new AssertionError();
            }
        }
    }

    static class Own extends ClassLoader {
        Own() { super(OwnLoader.class.getClassLoader()); }

        @Override protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.equals("OwnLoader$Work") && !name.equals("OwnLoader$Helper")) {
                return super.loadClass(name, resolve);
            }
            asked++;
            try (InputStream in = OwnLoader.class.getResourceAsStream(name + ".class")) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> shared++);
        other.start();
        shared++;
        other.join();
        ClassLoader parent = OwnLoader.class.getClassLoader();
        Runnable proxy = (Runnable) Proxy.newProxyInstance(
            parent, new Class<?>[] { Runnable.class }, (self, method, arguments) -> null);
        proxy.run();
        ((Runnable) new Own().loadClass("OwnLoader$Work").getDeclaredConstructor().newInstance()).run();
    }
}
