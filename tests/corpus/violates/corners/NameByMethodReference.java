// Two threads make threads without names; which one gets the first number is not determined.
//@ kinds: assertion-failure
import java.util.function.Function;

public class NameByMethodReference {
    public static void main(String[] args) throws Exception {
        Thread[] made = new Thread[2];
        Function<Thread, String> name = Thread::getName;
        Thread a = new Thread(() -> made[0] = new Thread(), "a");
        Thread b = new Thread(() -> made[1] = new Thread(), "b");
        a.start(); b.start(); a.join(); b.join();
        assert name.apply(made[0]).compareTo(name.apply(made[1])) < 0; //~ assertion-failure
    }
}
