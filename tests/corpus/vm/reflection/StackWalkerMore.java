// StackWalker over deep stacks, reflection, method handles, lambdas, constructors and initialisers.
import java.lang.StackWalker.Option;
import java.lang.StackWalker.StackFrame;
import java.lang.invoke.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class StackWalkerMore {
    static final StackWalker PLAIN = StackWalker.getInstance(), CLASSES = StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE);
    static final StackWalker REFLECT = StackWalker.getInstance(EnumSet.of(Option.RETAIN_CLASS_REFERENCE, Option.SHOW_REFLECT_FRAMES)), ALL = StackWalker.getInstance(EnumSet.of(Option.RETAIN_CLASS_REFERENCE, Option.SHOW_HIDDEN_FRAMES), 300);

    static String show(StackFrame f) { return f.getClassName().replaceAll("\\$\\$Lambda.*", "~Lambda").replaceAll("/0x.*", "~") + "." + f.getMethodName().replaceAll("lambda\\$.*", "lambda") + (f.getClassName().startsWith("StackWalkerMore") && !f.getClassName().contains("Lambda") ? ":" + f.getLineNumber() : ""); }
    static boolean ours(StackFrame f) { return !f.getClassName().startsWith("java.util.stream"); }
    static String frames() { return PLAIN.walk(s -> s.filter(StackWalkerMore::ours).map(StackWalkerMore::show).collect(Collectors.joining(" < "))); }
    static String reflective() { return REFLECT.walk(s -> s.map(StackFrame::getClassName).filter(c -> c.equals("java.lang.reflect.Method") || c.equals("java.lang.reflect.Constructor")).collect(Collectors.joining(","))); }
    static long hidden() { return ALL.walk(s -> s.filter(f -> f.getClassName().contains("Lambda/") || f.getClassName().contains("$Lambda$")).count()); }

    static long deep(int n, Supplier<Long> f) { return n == 0 ? f.get() : deep(n - 1, f); }
    static class Made { final String text; Made() { text = frames(); } Made(String s) { text = reflective(); } }
    static class Init { static final String TEXT = frames(); }
    static String callMe() { return frames(); }
    static String who() { return CLASSES.getCallerClass().getSimpleName(); }
    static class Asker { static String ask() { return who(); } static String lambda() { Supplier<String> s = () -> who(); return s.get(); } static String ref() { Supplier<String> s = StackWalkerMore::who; return s.get(); } static String handle() throws Throwable { return (String) MethodHandles.lookup().findStatic(StackWalkerMore.class, "who", MethodType.methodType(String.class)).invokeExact(); } static String reflect() throws Exception { return (String) StackWalkerMore.class.getDeclaredMethod("who").invoke(null); } }

    public static void main(String[] args) throws Throwable {
        System.out.println(frames());
        System.out.println(new Made().text);
        System.out.println(Init.TEXT);
        Method m = StackWalkerMore.class.getDeclaredMethod("callMe");
        System.out.println(m.invoke(null));
        System.out.println(StackWalkerMore.class.getDeclaredMethod("reflective").invoke(null) + " " + Made.class.getDeclaredConstructor(String.class).newInstance("x").text);
        MethodHandle h = MethodHandles.lookup().findStatic(StackWalkerMore.class, "callMe", MethodType.methodType(String.class));
        System.out.println((String) h.invokeExact());
        System.out.println(h.asType(MethodType.methodType(Object.class)).invoke());
        System.out.println(((Supplier<String>) StackWalkerMore::callMe).get());
        System.out.println(((Supplier<String>) () -> callMe()).get());
        for (int d : new int[] {0, 1, 5, 29, 30, 31, 32, 33, 62, 64, 100, 300, 1000}) System.out.print(deep(d, () -> PLAIN.walk(Stream::count)) - deep(0, () -> PLAIN.walk(Stream::count)) + " ");
        System.out.println();
        for (int d : new int[] {0, 7, 40, 400}) System.out.print(deep(d, () -> PLAIN.walk(s -> s.filter(f -> f.getMethodName().equals("deep")).skip(3).limit(5).count())) + " ");
        System.out.println();
        System.out.println(deep(20, () -> (long) PLAIN.walk(s -> s.dropWhile(f -> !f.getMethodName().equals("main")).findFirst()).get().getByteCodeIndex()) > 0);
        System.out.println(Asker.ask() + Asker.lambda() + " " + Asker.handle() + Asker.reflect());
        System.out.println(Asker.ref().startsWith("Asker"));
        System.out.println(hidden() > 0 ? "hidden seen" : "none");
        System.out.println((Object) CLASSES.walk(s -> s.map(f -> f.getDeclaringClass().getSimpleName() + f.getMethodType()).collect(Collectors.toList())));
        System.out.println((Object) PLAIN.walk(s -> s.map(f -> f.toStackTraceElement() + "|" + f.isNativeMethod() + f.getFileName()).collect(Collectors.toList())));
        List<StackFrame> kept = new ArrayList<>();
        PLAIN.forEach(kept::add);
        System.out.println(kept.size() + " " + kept.get(0).getMethodName() + kept.get(0).getDescriptor());
        try { kept.get(0).getDeclaringClass(); } catch (UnsupportedOperationException e) { System.out.println(e.getMessage()); }
        try { PLAIN.getCallerClass(); } catch (UnsupportedOperationException e) { System.out.println("uoe " + e.getMessage()); }
        Stream<StackFrame> leak = PLAIN.walk(s -> s);
        try { leak.count(); } catch (IllegalStateException e) { System.out.println("closed"); }
        try { PLAIN.walk(s -> { throw new ArithmeticException("inside"); }); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        System.out.println((Object) PLAIN.walk(s -> PLAIN.walk(t -> t.count() - s.count())));
        Thread t = new Thread(() -> System.out.println(frames()));
        t.start();
        t.join();
        Thread u = new Thread() { @Override public void run() { try { System.out.println(CLASSES.getCallerClass()); } catch (IllegalCallerException e) { System.out.println("no caller"); } } };
        u.start();
        u.join();
        Object p = Proxy.newProxyInstance(StackWalkerMore.class.getClassLoader(), new Class<?>[] {Supplier.class}, (o, mm, a) -> callMe());
        System.out.println(((Supplier<?>) p).get().toString().replaceAll("\\$Proxy\\d+", "Proxy"));
        new ArrayList<>(List.of(1)).forEach(i -> System.out.println(frames()));
        new TreeSet<>((Comparator<String>) (x, y) -> { System.out.println(PLAIN.walk(s -> s.limit(3).map(StackFrame::getMethodName).collect(Collectors.toList())).toString().replaceAll("lambda\\$\\w+\\$\\d+", "lambda")); return 0; }).add("q");
    }
}
