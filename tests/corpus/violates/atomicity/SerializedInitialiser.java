// Writing an object looks its class up, which runs the class's initialiser; that counts where main counts, too.
//@ kinds: assertion-failure
//@ unreduced: no
import java.io.*;

public class SerializedInitialiser {
    static int made;

    static class Item implements Serializable {
        private static final long serialVersionUID = next();

        static long next() {
            made++;
            return 1;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> ObjectStreamClass.lookup(Item.class).getSerialVersionUID());
        writer.start();
        made++;
        writer.join();
        assert made == 2;
    }
}
