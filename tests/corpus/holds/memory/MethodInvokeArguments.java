// The arguments of a reflective call are read from the array one by one, while another thread writes them.
//@ output: 0 0
//@ output: 0 1
//@ output: 1 0
//@ output: 1 1
import java.lang.reflect.Method;

public class MethodInvokeArguments {
    static final Object[] arguments = {0, 0};

    static void print(int first, int second) {
        System.out.println(first + " " + second);
    }

    public static void main(String[] args) throws Exception {
        Method method = MethodInvokeArguments.class.getDeclaredMethod("print", int.class, int.class);
        Integer one = 1;
        new Thread(() -> {
            arguments[0] = one;
            arguments[1] = one;
        }).start();
        method.invoke(null, arguments);
    }
}
