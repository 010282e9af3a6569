// The same, asked by reflection.
//@ kinds: assertion-failure
import java.lang.reflect.Method;

public class NameByReflection {
    public static void main(String[] args) throws Exception {
        Thread[] made = new Thread[2];
        Thread a = new Thread(() -> made[0] = new Thread(), "a");
        Thread b = new Thread(() -> made[1] = new Thread(), "b");
        a.start(); b.start(); a.join(); b.join();
        Method name = Thread.class.getMethod("getName");
        assert ((String) name.invoke(made[0])).compareTo((String) name.invoke(made[1])) < 0; //~ assertion-failure
    }
}
