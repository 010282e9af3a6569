// StackWalker: frames, caller class, hidden and reflective frames, streams.
import java.lang.StackWalker.*;
import java.util.*;
import java.util.stream.*;

public class StackWalking {
    static String frames(StackWalker w) { return w.walk(s -> s.map(f -> f.getClassName() + "." + f.getMethodName().replaceAll("\\$\\d+$", "") + ":" + f.getLineNumber()).collect(Collectors.joining(" < "))); }
    static Class<?> who() { return StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE).getCallerClass(); }
    static class Caller { static Class<?> ask() { return who(); } Class<?> lambda() { java.util.function.Supplier<Class<?>> s = () -> who(); return s.get(); } }
    static String rec(int n, StackWalker w) { return n == 0 ? w.walk(s -> s.limit(3).map(StackFrame::getMethodName).toList()).toString() + w.walk(Stream::count) : rec(n - 1, w); }

    public static void main(String[] args) throws Exception {
        StackWalker w = StackWalker.getInstance(), r = StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE), refl = StackWalker.getInstance(Option.SHOW_REFLECT_FRAMES);
        System.out.println(frames(w));
        System.out.println(who() + " " + Caller.ask() + " " + new Caller().lambda());
        System.out.println(rec(10, w));
        System.out.println(StackWalking.class.getDeclaredMethod("frames", StackWalker.class).invoke(null, w));
        Runnable run = () -> System.out.println(frames(r));
        run.run();
        List.of(1).forEach(x -> System.out.println((long) w.walk(s -> s.filter(f -> f.getClassName().startsWith("StackWalking")).count())));
        r.walk(s -> { s.limit(2).forEach(f -> System.out.println(f.getDeclaringClass().getSimpleName() + " " + f.getMethodType() + " " + f.getDescriptor() + " " + f.getByteCodeIndex() / 1000 + " " + f.getFileName() + " " + f.isNativeMethod() + " " + f.toStackTraceElement())); return null; });
        try { w.walk(s -> s.findFirst().get().getDeclaringClass()); } catch (UnsupportedOperationException e) { System.out.println("no class ref"); }
        try { w.getCallerClass(); } catch (UnsupportedOperationException e) { System.out.println("no caller"); }
        Stream<StackFrame> leaked = w.walk(s -> s);
        try { leaked.count(); } catch (IllegalStateException e) { System.out.println("closed " + e.getMessage()); }
        w.forEach(f -> System.out.println(f));
        Thread t = new Thread(() -> System.out.println((Object) w.walk(s -> s.map(f -> f.getMethodName().replaceAll("\\$\\d+$", "")).filter(m -> !m.startsWith("runWith")).toList())), "walker");
        t.start(); t.join();
        System.out.println((long) r.walk(s -> s.skip(0).map(f -> f.getDeclaringClass()).distinct().count()));
        try { StackWalker.getInstance(Set.of(Option.RETAIN_CLASS_REFERENCE), 0); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
    }
}
