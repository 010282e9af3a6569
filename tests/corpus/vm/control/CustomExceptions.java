// Custom exception hierarchies, rethrow, wrapping, multi-catch, generic throws.
import java.util.*;
import java.util.concurrent.Callable;

public class CustomExceptions {
    static class AppEx extends Exception { final int code; AppEx(String m, int code) { super(m); this.code = code; } @Override public String getMessage() { return super.getMessage() + " [" + code + "]"; } }
    static class NotFound extends AppEx { NotFound(String what) { super(what + " not found", 404); } }
    static class Denied extends AppEx { Denied() { super("denied", 403); } }
    static class Wrapped extends RuntimeException { Wrapped(Throwable t) { super(t); } }
    static final class Fast extends RuntimeException { static final Fast INSTANCE = new Fast(); private Fast() { super("fast", null, false, false); } }

    static void act(int k) throws AppEx { switch (k) { case 0: return; case 1: throw new NotFound("thing"); case 2: throw new Denied(); case 3: throw new AppEx("general", 500); default: throw new IllegalArgumentException("k=" + k); } }
    static String handle(int k) {
        try { act(k); return "ok"; }
        catch (NotFound | Denied e) { return "multi " + e.getMessage() + " " + e.code + " " + e.getClass().getSimpleName(); }
        catch (AppEx e) { return "app " + e; }
        catch (RuntimeException e) { return "rt " + e; }
    }
    static void precise(int k) throws NotFound, Denied { try { if (k == 0) throw new NotFound("p"); throw new Denied(); } catch (final AppEx e) { System.out.print("logged "); throw e; } }
    static <E extends Exception> void sneaky(Exception e) throws E { @SuppressWarnings("unchecked") E x = (E) e; throw x; }
    static <T> T unchecked(Callable<T> c) { try { return c.call(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new Wrapped(e); } }
    interface Thrower<E extends Throwable> { void run() throws E; }
    static <E extends Throwable> void run(Thrower<E> t) throws E { t.run(); }
    static int attempts;
    static String retry(int n) { for (int i = 0; ; i++) { try { attempts++; if (i < n) throw new Denied(); return "after " + i; } catch (Denied e) { if (i == 3) return "gave up " + e.code; } finally { attempts += 10; } } }

    public static void main(String[] args) {
        for (int k = 0; k < 6; k++) System.out.println(handle(k));
        for (int k = 0; k < 2; k++) try { precise(k); } catch (NotFound e) { System.out.println("NF"); } catch (Denied e) { System.out.println("D"); }
        try { CustomExceptions.<RuntimeException>sneaky(new java.io.IOException("sneaked")); } catch (Exception e) { System.out.println(e); }
        System.out.println(unchecked(() -> "fine"));
        try { unchecked(() -> { throw new NotFound("q"); }); } catch (Wrapped e) { System.out.println(e.getMessage() + " | " + e.getCause().getMessage()); }
        run(() -> System.out.println("no exception type"));
        try { run(() -> { throw new Denied(); }); } catch (Denied e) { System.out.println("typed " + e.code); }
        System.out.println(retry(0) + " " + retry(2) + " " + retry(9) + " " + attempts);
        int loops = 0;
        for (int i = 0; i < 1000; i++) try { throw Fast.INSTANCE; } catch (Fast f) { loops += f.getStackTrace().length + 1; }
        System.out.println(loops);
        try { throw new AppEx("m", 1) { @Override public String toString() { return "anonymous exception"; } }; } catch (AppEx e) { System.out.println(e + " " + e.getClass().getName()); }
        List<Throwable> chain = new ArrayList<>();
        try { try { try { throw new Error("1"); } catch (Error e) { throw new Wrapped(e); } } catch (Wrapped e) { throw new IllegalStateException("3", e); } } catch (IllegalStateException e) { for (Throwable t = e; t != null; t = t.getCause()) chain.add(t); }
        System.out.println(chain);
        Throwable[] ts = {new Exception(), new Error("x"), new AppEx(null, 0), new NotFound(null)};
        for (Throwable t : ts) System.out.println(t + " | " + t.getMessage() + " | " + t.getLocalizedMessage());
    }
}
