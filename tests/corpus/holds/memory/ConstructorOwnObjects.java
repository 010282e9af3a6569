// Each thread makes an object by Constructor.newInstance and keeps it to itself.
//@ flags: --property no-race
import java.lang.reflect.Constructor;

public class ConstructorOwnObjects {
    int value;

    public ConstructorOwnObjects(int value) {
        this.value = value;
    }

    static void work(Constructor<ConstructorOwnObjects> constructor) {
        try {
            ConstructorOwnObjects own = constructor.newInstance(1);
            own.value++;
            assert own.value == 2;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Constructor<ConstructorOwnObjects> constructor = ConstructorOwnObjects.class.getConstructor(int.class);
        new Thread(() -> work(constructor)).start();
        work(constructor);
    }
}
