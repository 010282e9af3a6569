// Parent-first, child-first and broken loaders; who asks whom for what.
import java.io.InputStream;
import java.util.*;

public class Delegation {
    static StringBuilder log = new StringBuilder();
    static byte[] bytes(String n) throws ClassNotFoundException { try (InputStream in = ClassLoader.getSystemResourceAsStream(n + ".class")) { if (in == null) throw new ClassNotFoundException(n); return in.readAllBytes(); } catch (java.io.IOException e) { throw new ClassNotFoundException(n, e); } }

    static class Logging extends ClassLoader {
        final String id; final boolean childFirst;
        Logging(String id, ClassLoader p, boolean cf) { super(p); this.id = id; childFirst = cf; }
        @Override protected Class<?> loadClass(String n, boolean r) throws ClassNotFoundException {
            if (!n.startsWith("java.")) log.append(id).append(".load(").append(n).append(") ");
            if (childFirst && n.startsWith("D") && !n.equals("Delegation")) { Class<?> c = findLoadedClass(n); if (c == null) c = findClass(n); return c; }
            return super.loadClass(n, r);
        }
        @Override protected Class<?> findClass(String n) throws ClassNotFoundException {
            log.append(id).append(".find(").append(n).append(") ");
            byte[] b = bytes(n);
            return defineClass(n, b, 0, b.length);
        }
    }
    static void flush(String t) { System.out.println(t + ": " + log); log.setLength(0); }
    static void run(Class<?> c) throws Exception { var k = c.getDeclaredConstructor(); k.setAccessible(true); var m = c.getMethod("run"); m.setAccessible(true); m.invoke(k.newInstance()); }
    static void quiet(Body b) { try { b.run(); } catch (Throwable e) { System.out.println(e.getClass().getName() + ": " + ("" + e.getMessage()).replaceAll("@[0-9a-f]+", "@")); } }
    interface Body { void run() throws Throwable; }

    public static void main(String[] args) throws Exception {
        Logging pf = new Logging("pf", Delegation.class.getClassLoader(), false);
        System.out.println(pf.loadClass("DImpl") == DImpl.class);
        flush("parent first");
        Logging cf = new Logging("cf", Delegation.class.getClassLoader(), true);
        Class<?> c = cf.loadClass("DImpl");
        System.out.println((c == DImpl.class) + " " + c.getClassLoader().getClass().getSimpleName());
        flush("child first");
        run(c);
        flush("lazy resolution");
        Logging iso = new Logging("iso", null, false);
        Class<?> d = iso.loadClass("DImpl");
        flush("isolated");
        quiet(() -> run(d));
        flush("isolated run");
        Logging chain = new Logging("c2", new Logging("c1", null, false), false);
        System.out.println(((Logging) chain.loadClass("DHelper").getClassLoader()).id);
        flush("chain");
        ClassLoader wrong = new ClassLoader(null) { @Override protected Class<?> findClass(String n) { return String.class; } };
        System.out.println(wrong.loadClass("Whatever"));
        quiet(() -> Class.forName("Whatever", true, wrong));
        ClassLoader nul = new ClassLoader(null) { @Override public Class<?> loadClass(String n) { return null; } };
        quiet(() -> Class.forName("Whatever", true, nul));
        ClassLoader thr = new ClassLoader(null) { @Override public Class<?> loadClass(String n) { throw new IllegalStateException("loader broke on " + n); } };
        quiet(() -> Class.forName("Whatever", true, thr));
        quiet(() -> Class.forName("Whatever", true, iso));
        flush("missing");
        Thread.currentThread().setContextClassLoader(cf);
        System.out.println(Thread.currentThread().getContextClassLoader() == cf);
        Thread t = new Thread(() -> System.out.println("inherited " + (Thread.currentThread().getContextClassLoader() == cf)));
        t.start(); t.join();
        Thread.currentThread().setContextClassLoader(null);
        System.out.println(Thread.currentThread().getContextClassLoader());
        System.out.println(ClassLoader.getSystemClassLoader().getParent() == ClassLoader.getPlatformClassLoader());
    }
}
class DImpl implements DItf { public void run() { System.out.print("run "); if (flag) new DNever().hi(); new DHelper().help(this); } static boolean flag; }
interface DItf { void run(); }
class DHelper { void help(DItf i) { System.out.println("helped by " + getClass().getClassLoader().getClass().getSimpleName()); } }
class DNever { void hi() { } }
