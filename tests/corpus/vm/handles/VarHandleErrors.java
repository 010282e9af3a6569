// Finals, wrong names, static versus instance, private fields: VarHandle failures.
import java.lang.invoke.*;

public class VarHandleErrors {
    final int fin = 3;
    static final String SF = new String("sf");
    int plain = 1;
    static int st = 2;
    static class Other { private int p = 4; static int init = trace(); static int trace() { System.out.print("(Other init) "); return 6; } }
    static void t(String n, Body b) { try { System.out.println(n + " " + b.run()); } catch (Throwable e) { System.out.println(n + " " + e.getClass().getSimpleName() + (e instanceof UnsupportedOperationException ? "" : ": " + e.getMessage().replaceAll(" \\(unnamed.*", ""))); } }
    interface Body { Object run() throws Throwable; }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        VarHandle F = l.findVarHandle(VarHandleErrors.class, "fin", int.class), SFH = l.findStaticVarHandle(VarHandleErrors.class, "SF", String.class);
        VarHandleErrors o = new VarHandleErrors();
        t("get final", () -> (int) F.get(o) + (int) F.getVolatile(o) + (int) F.getOpaque(o) + (int) F.getAcquire(o));
        t("set final", () -> { F.set(o, 1); return "?"; });
        t("cas final", () -> F.compareAndSet(o, 1, 2));
        t("add final", () -> (int) F.getAndAdd(o, 1));
        t("get sf", () -> (String) SFH.getVolatile());
        t("set sf", () -> { SFH.setVolatile("x"); return "?"; });
        t("modes", () -> { String s = ""; for (VarHandle.AccessMode m : VarHandle.AccessMode.values()) if (F.isAccessModeSupported(m)) s += m + " "; return s; });
        t("no field", () -> l.findVarHandle(VarHandleErrors.class, "nope", int.class));
        t("wrong type", () -> l.findVarHandle(VarHandleErrors.class, "plain", long.class));
        t("static as inst", () -> l.findVarHandle(VarHandleErrors.class, "st", int.class));
        t("inst as static", () -> l.findStaticVarHandle(VarHandleErrors.class, "plain", int.class));
        t("private nestmate", () -> (int) l.findVarHandle(Other.class, "p", int.class).get(new Other()));
        t("static init", () -> (int) l.findStaticVarHandle(Other.class, "init", int.class).get());
        t("public lookup", () -> MethodHandles.publicLookup().findVarHandle(VarHandleErrors.class, "plain", int.class));
        t("array length", () -> l.findVarHandle(int[].class, "length", int.class));
        t("string value", () -> l.findVarHandle(String.class, "value", byte[].class));
        VarHandle P = l.findVarHandle(VarHandleErrors.class, "plain", int.class);
        t("exact mh", () -> (int) P.toMethodHandle(VarHandle.AccessMode.GET).invokeExact(o));
        t("mh wrong", () -> (long) P.toMethodHandle(VarHandle.AccessMode.GET).invokeExact(o));
        t("mh set", () -> { P.toMethodHandle(VarHandle.AccessMode.SET).invoke(o, (byte) 12); return o.plain; });
        t("mh cas", () -> (boolean) P.toMethodHandle(VarHandle.AccessMode.COMPARE_AND_SET).invoke(o, 12, 13));
        t("mh unsupported", () -> { F.toMethodHandle(VarHandle.AccessMode.SET).invoke(o, 1); return "?"; });
        t("return ignored", () -> { P.getAndAdd(o, 1); P.compareAndSet(o, 14, 15); return o.plain; });
        t("boxed", () -> { Object r = P.getAndAdd(o, (Integer) 1); return r.getClass() + " " + r; });
        t("null value", () -> { P.set(o, (Integer) null); return "?"; });
        t("equals", () -> P.equals(l.findVarHandle(VarHandleErrors.class, "plain", int.class)) + " " + (P.describeConstable().isPresent()));
    }
}
