// ArrayList.writeObject notices that the list was changed while it was written, and throws.
//@ kinds: uncaught
//@ unreduced: no
import java.io.ByteArrayOutputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;

public class SerializedListChanged {
    public static void main(String[] args) throws Exception {
        ArrayList<String> list = new ArrayList<>(4);
        list.add("a");
        new Thread(() -> list.add("b")).start();
        new ObjectOutputStream(new ByteArrayOutputStream()).writeObject(list); //~ uncaught
    }
}
