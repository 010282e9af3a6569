// An endless recursion through a method handle, in two threads of which one catches the error.
//@ flags: --max-memory 256M --max-time 20
//@ expect: violated java.lang.StackOverflowError
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class RecursionByHandle {
    static MethodHandle handle;

    static int again(int n) throws Throwable {
        return (int) handle.invokeExact(n + 1) + 1;
    }

    static void caught() {
        try {
            again(0);
        } catch (StackOverflowError error) {
            System.out.println("full");
        } catch (Throwable other) {
            throw new IllegalStateException(other);
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodType type = MethodType.methodType(int.class, int.class);
        handle = MethodHandles.lookup().findStatic(RecursionByHandle.class, "again", type);
        new Thread(RecursionByHandle::caught).start();
        again(0);
    }
}
