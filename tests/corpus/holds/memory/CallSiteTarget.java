// Another thread gives a call site a new target: calls see the old one or the new one, and never the old one again.
//@ output: old old
//@ output: old new
//@ output: new new
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MutableCallSite;

public class CallSiteTarget {
    static MethodHandle constant(String text) {
        return MethodHandles.constant(String.class, text);
    }

    public static void main(String[] args) throws Throwable {
        MutableCallSite site = new MutableCallSite(constant("old"));
        MethodHandle invoker = site.dynamicInvoker();
        MethodHandle replacement = constant("new");
        new Thread(() -> site.setTarget(replacement)).start();
        String first = (String) invoker.invokeExact();
        String second = (String) invoker.invokeExact();
        System.out.println(first + " " + second);
    }
}
