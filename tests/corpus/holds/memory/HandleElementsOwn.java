// Each thread fills an array of its own through shared handles.
//@ flags: --property no-race
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

public class HandleElementsOwn {
    static final MethodHandle MAKE = MethodHandles.arrayConstructor(char[].class);
    static final MethodHandle SET = MethodHandles.arrayElementSetter(char[].class);

    static void work(char letter) {
        try {
            char[] own = (char[]) MAKE.invokeExact(1);
            SET.invokeExact(own, 0, letter);
            assert own[0] == letter;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> work('a')).start();
        work('b');
    }
}
