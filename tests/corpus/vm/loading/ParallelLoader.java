// Parallel-capable registration, loading locks and loading from several threads.
import java.io.InputStream;
import java.util.*;
import java.util.concurrent.atomic.AtomicInteger;

public class ParallelLoader {
    static class Par extends ClassLoader {
        static { System.out.println("registered " + registerAsParallelCapable()); }
        final AtomicInteger defined = new AtomicInteger();
        Par() { super(null); }
        Object lock(String n) { return getClassLoadingLock(n); }
        @Override protected Class<?> findClass(String n) throws ClassNotFoundException {
            try (InputStream in = ClassLoader.getSystemResourceAsStream(n + ".class")) { if (in == null) throw new ClassNotFoundException(n); byte[] b = in.readAllBytes(); defined.incrementAndGet(); return defineClass(n, b, 0, b.length); } catch (java.io.IOException e) { throw new ClassNotFoundException(n, e); }
        }
    }
    static class Seq extends ClassLoader { Object lock(String n) { return getClassLoadingLock(n); } }

    public static void main(String[] args) throws Exception {
        Par p = new Par();
        Seq s = new Seq();
        System.out.println(p.isRegisteredAsParallelCapable() + " " + s.isRegisteredAsParallelCapable() + " " + ClassLoader.getSystemClassLoader().isRegisteredAsParallelCapable());
        System.out.println((p.lock("a") == p) + " " + (p.lock("a") == p.lock("a")) + " " + (p.lock("a") == p.lock("b")) + " " + (s.lock("x") == s));
        Set<Class<?>> seen = Collections.synchronizedSet(Collections.newSetFromMap(new IdentityHashMap<>()));
        Thread[] ts = new Thread[4];
        for (int i = 0; i < ts.length; i++) { ts[i] = new Thread(() -> { try { for (String n : new String[] {"ParA", "ParB", "ParC"}) seen.add(Class.forName(n, true, p)); } catch (ClassNotFoundException e) { System.out.println(e); } }); }
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        System.out.println(seen.size() + " " + p.defined.get());
        Thread[] us = new Thread[3];
        int[] got = new int[3];
        for (int i = 0; i < 3; i++) { int k = i; us[i] = new Thread(() -> got[k] = SlowInit.value); }
        for (Thread t : us) t.start();
        for (Thread t : us) t.join();
        System.out.println(Arrays.toString(got) + " " + SlowInit.runs);
        Thread[] fs = new Thread[3];
        String[] res = new String[3];
        for (int i = 0; i < 3; i++) { int k = i; fs[i] = new Thread(() -> { try { FailInit.x++; } catch (Throwable e) { res[k] = e.getClass().getSimpleName(); } }); }
        for (Thread t : fs) t.start();
        for (Thread t : fs) t.join();
        Arrays.sort(res);
        System.out.println(Arrays.toString(res));
    }
    static class SlowInit { static int runs, value; static { runs++; try { Thread.sleep(30); } catch (InterruptedException e) { } value = 77; } }
    static class FailInit { static int x; static { try { Thread.sleep(10); } catch (InterruptedException e) { } if (x == 0) throw new RuntimeException("failed"); } }
}
class ParA extends ParB { }
class ParB { ParC c; }
class ParC { static int k = 1; }
