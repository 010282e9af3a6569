// Both arguments are changed, one after the other: a constructor called in between gets one old and one new.
//@ kinds: assertion-failure
import java.lang.reflect.Constructor;

public class ConstructorArguments {
    static final Object[] arguments = {"old", "old"};
    final Object first;
    final Object second;

    ConstructorArguments(Object first, Object second) {
        this.first = first;
        this.second = second;
    }

    public static void main(String[] args) throws Exception {
        Constructor<ConstructorArguments> constructor =
                ConstructorArguments.class.getDeclaredConstructor(Object.class, Object.class);
        new Thread(() -> {
            arguments[0] = "new";
            arguments[1] = "new";
        }).start();
        ConstructorArguments made = constructor.newInstance(arguments);
        assert made.first == made.second; //~ assertion-failure
    }
}
