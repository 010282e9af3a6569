// System properties and environment: -D flags, defaults, stable values, Runtime sanity.
//@ flags: -Dmy.key=my.value -Dempty= -Dnum=42 -Dflag=true
//@ args: first second --opt=3
import java.util.Properties;

public class Props {
    public static void main(String[] args) {
        System.out.println(args.length + " " + String.join("|", args));
        for (String k : new String[] {"my.key", "empty", "num", "absent", "file.separator", "path.separator", "java.vm.specification.name", "java.specification.name", "file.encoding.pkg.absent"}) System.out.println(k + "=" + System.getProperty(k));
        System.out.println(System.getProperty("line.separator").length() + " " + System.lineSeparator().equals("\n") + " " + System.getProperty("absent", "def"));
        System.out.println(Integer.getInteger("num") + " " + Integer.getInteger("my.key") + " " + Long.getLong("num", 1L) + " " + Boolean.getBoolean("flag") + " " + Boolean.getBoolean("absent"));
        System.out.println(System.setProperty("x", "1") + " " + System.setProperty("x", "2") + " " + System.clearProperty("x") + " " + System.getProperty("x"));
        for (String bad : new String[] {"", null}) {
            try {
                System.getProperty(bad);
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        Properties p = System.getProperties();
        System.out.println(p.containsKey("java.home") + " " + p.containsKey("user.dir") + " " + p.containsKey("java.io.tmpdir") + " " + p.containsKey("java.class.path") + " " + (p.size() > 20) + " " + p.getProperty("num"));
        System.out.println(System.getenv("SURELY_NOT_SET_12345") + " " + (System.getenv() != null) + " " + System.getenv().containsKey("SURELY_NOT_SET_12345"));
        try {
            System.getenv().put("a", "b");
        } catch (UnsupportedOperationException e) {
            System.out.println("env is read-only");
        }
        Runtime r = Runtime.getRuntime();
        System.out.println((r.availableProcessors() > 0) + " " + (r.totalMemory() > 0) + " " + (r.freeMemory() > 0) + " " + (r.maxMemory() >= r.totalMemory()) + " " + (r == Runtime.getRuntime()));
        System.out.println((Runtime.version().feature() > 16) + " " + (Runtime.version().compareTo(Runtime.Version.parse("11.0.2")) > 0) + " " + Runtime.Version.parse("17.0.1+12").interim() + " " + Runtime.Version.parse("17.0.1+12").update() + " " + System.getProperty("java.specification.version").equals("" + Runtime.version().feature()));
        System.out.println(ProcessHandle.current().isAlive() + " " + (ProcessHandle.current().pid() > 0) + " " + ProcessHandle.current().equals(ProcessHandle.current()));
        Object o = new Object();
        int h = System.identityHashCode(o);
        System.gc();
        System.out.println((h == System.identityHashCode(o)) + " " + (h == o.hashCode()) + " " + System.identityHashCode(null));
        long t0 = System.nanoTime();
        long m0 = System.currentTimeMillis();
        System.out.println((System.nanoTime() >= t0) + " " + (System.currentTimeMillis() >= m0) + " " + (m0 > 1_500_000_000_000L));
        System.out.println(System.console() == null);
    }
}
