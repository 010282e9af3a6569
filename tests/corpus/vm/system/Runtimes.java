// Runtime, Runtime.Version, ProcessHandle, System streams and clocks: things that hold on every machine.
import java.util.*;

public class Runtimes {
    public static void main(String[] args) throws Exception {
        Runtime r = Runtime.getRuntime();
        long before = r.totalMemory() - r.freeMemory();
        byte[][] keep = new byte[20][];
        for (int i = 0; i < 20; i++) keep[i] = new byte[10_000];
        System.out.println((before > 0) + " " + (r.maxMemory() > 1 << 20) + " " + (r.availableProcessors() >= 1) + " " + keep.length);
        r.gc();
        r.runFinalization();
        Runtime.Version v = Runtime.version();
        System.out.println((v.feature() >= 17) + " " + v.equals(Runtime.version()) + " " + (v.version().get(0) == v.feature()) + " " + v.toString().startsWith("" + v.feature()));
        for (String s : new String[] {"17", "17.0.2", "21-ea", "17.0.2+8-LTS", "11.0.16.1", "25-ea+3-x", "9"}) {
            Runtime.Version x = Runtime.Version.parse(s);
            System.out.println(s + " -> " + x.feature() + " " + x.interim() + " " + x.update() + " " + x.patch() + " " + x.pre() + " " + x.build() + " " + x.optional() + " " + x.version() + " " + Integer.signum(x.compareTo(Runtime.Version.parse("17.0.2"))));
        }
        for (String s : new String[] {"", "x", "1.08", "17.0.0", "17+", "-ea"}) {
            try {
                System.out.println(Runtime.Version.parse(s));
            } catch (IllegalArgumentException e) {
                System.out.println("'" + s + "' " + e.getClass().getSimpleName());
            }
        }
        ProcessHandle me = ProcessHandle.current();
        System.out.println(me.isAlive() + " " + (me.pid() > 0) + " " + me.equals(ProcessHandle.of(me.pid()).get()) + " " + me.supportsNormalTermination());
        try {
            me.destroy();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            me.onExit();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        long a = System.nanoTime();
        boolean mono = true;
        for (int i = 0; i < 1000; i++) {
            long b = System.nanoTime();
            mono &= b >= a;
            a = b;
        }
        System.out.println("monotonic " + mono + " " + (System.currentTimeMillis() > 1_600_000_000_000L));
        System.out.println(System.lineSeparator().equals(String.format("%n")) + " " + (System.in != null) + (System.out != null) + (System.err != null) + " " + (System.getProperty("user.dir").length() > 0) + " " + System.getProperty("java.class.path").isEmpty() + " " + System.getProperties().getProperty("os.name") + " " + System.getProperty("java.class.version").startsWith("" + (44 + v.feature())));
        System.out.println(Runtimes.class.getProtectionDomain().getCodeSource() != null);
        try {
            r.exec(new String[0]);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("empty command");
        }
        try {
            r.load("relative.so");
        } catch (UnsatisfiedLinkError e) {
            System.out.println(e.getMessage());
        }
        try {
            System.loadLibrary("surelynotthere");
        } catch (UnsatisfiedLinkError e) {
            System.out.println(e.getMessage().startsWith("no surelynotthere in java.library.path"));
        }
        System.out.println(System.mapLibraryName("x") + " " + Objects.requireNonNullElse(System.getenv("SURELY_NOT_SET_9"), "unset"));
    }
}
