// Two references of one object are serialised one after the other; the other thread replaces both meanwhile.
//@ kinds: assertion-failure
//@ unreduced: no
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

public class SerializedReferences implements Serializable {
    private static final long serialVersionUID = 1;
    String left = "old";
    String right = "old";

    public static void main(String[] args) throws Exception {
        SerializedReferences pair = new SerializedReferences();
        new Thread(() -> {
            pair.left = "new";
            pair.right = "new";
        }).start();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(pair);
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        SerializedReferences copy = (SerializedReferences) in.readObject();
        assert copy.left.equals(copy.right); //~ assertion-failure
    }
}
